import { createHash } from 'node:crypto'

/**
 * Runs before the third party's scripts, in a frame with an opaque origin. There browsers throw exceptions for storage
 * and cookies, which such scripts seldom handle, so storage is replaced by an in-memory one, and cookies are empty. A
 * script that fails to load is reported to the page.
 */
export const FRAME_SCRIPT = `
(function () {
  function memory() {
    var kept = new Map()
    return {
      get length() { return kept.size },
      key: function (place) { return Array.from(kept.keys())[place] ?? null },
      getItem: function (name) { return kept.get(String(name)) ?? null },
      setItem: function (name, value) { kept.set(String(name), String(value)) },
      removeItem: function (name) { kept.delete(String(name)) },
      clear: function () { kept.clear() }
    }
  }
  Object.defineProperty(window, 'localStorage', { value: memory() })
  Object.defineProperty(window, 'sessionStorage', { value: memory() })
  Object.defineProperty(document, 'cookie', { get: function () { return '' }, set: function () {} })
  document.addEventListener('error', function (event) {
    if (event.target.tagName === 'SCRIPT') parent.postMessage({ kinora: 1, event: 'failed' }, '*')
  }, true)
})()
`

export const FRAME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FRAME_SCRIPT).digest('base64')}'`
