import { remoteInStack, type RemoteVersion } from './remoteInStack.ts'

/** How much one remote may store in a document, in letters: all of an origin share about five million. */
const MOST_LETTERS = 100_000
/** What every value of the product begins with (docs/promises.md). */
const PREFIX = 'kinora.'

/**
 * Refuses what a remote would store under a name of its own or beyond its share, as a browser refuses what has no room:
 * by an error that `storedValue` of `@kinora/session` ignores. Its cookies, which would be sent with every request, are
 * not set. To be called before any remote runs, and before `watchBuiltIns`.
 * @param report what was refused, in words
 */
export function boundStorage(report: (by: RemoteVersion, what: string) => void): void {
  const { setItem } = Storage.prototype
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  const keysOf = new Map<string, Set<string>>()

  Storage.prototype.setItem = function (key: string, value: string) {
    const by = remoteInStack({ directly: false })
    if (by) refuse(this, by, String(key), String(value).length)
    setItem.call(this, key, value)
  }

  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, value: string) {
      const by = remoteInStack({ directly: true })
      if (by) report(by, 'a cookie was set')
      else cookie.set!.call(this, value)
    },
  })

  function refuse(storage: Storage, by: RemoteVersion, key: string, letters: number): void {
    const owner = `${storage === sessionStorage ? 'tab' : 'device'} ${by.remote}`
    const others = [...(keysOf.get(owner) ?? [])].filter((other) => other !== key)
    const kept = others.reduce((sum, other) => sum + (storage.getItem(other)?.length ?? 0), 0)
    if (!key.startsWith(PREFIX)) throw refusal(by, `"${key}" was stored without storedValue of @kinora/session`)
    if (kept + letters > MOST_LETTERS) throw refusal(by, `more than ${MOST_LETTERS} letters were stored`)
    keysOf.set(owner, new Set([...others, key]))
  }

  function refusal(by: RemoteVersion, what: string): DOMException {
    report(by, what)
    return new DOMException(what, 'QuotaExceededError')
  }
}
