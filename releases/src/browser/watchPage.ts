/** What a page does later than a visitor of a check waits for. */
const LATER_MS = 60_000
/** For how long a page is heard after it was left, and how often something happens meanwhile that goes on for ever. */
const HEARD_MS = 300
const OFTEN = 3

/**
 * Watches what remotes do in a page: evaluated before any of its scripts. `checked.later()` runs what waits for less than
 * a minute; `checked.goesOn()`, when the page was left, says what of it goes on, and what it did to what all pages share.
 */
export const WATCH_PAGE = `{
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  const remoteIn = (places) => /\\/releases\\/(mfe-[^/]+\\/[^:)]+)/.exec(places)?.[1]
  // The file of a remote that has called the function which calls this one.
  const caller = () => remoteIn(new Error().stack.split('\\n')[3])

  const timeouts = new Map()
  const intervals = new Map()
  let begun = []
  globalThis.setTimeout = (callback, ms = 0, ...args) => {
    const file = caller()
    if (file) begun.push('a timeout of ' + file)
    const run = () => (timeouts.delete(id), callback(...args))
    const id = setTimeout(run, ms)
    timeouts.set(id, { run, ms })
    return id
  }
  globalThis.clearTimeout = (id) => (timeouts.delete(id), clearTimeout(id))
  globalThis.setInterval = (...args) => {
    const id = setInterval(...args)
    // The shell's own setInterval is between.
    const file = remoteIn(new Error().stack)
    if (file) intervals.set(id, file)
    return id
  }
  globalThis.clearInterval = (id) => (intervals.delete(id), clearInterval(id))
  for (const name of ['requestAnimationFrame', 'requestIdleCallback', 'queueMicrotask']) {
    const { [name]: call } = globalThis
    globalThis[name] = (...args) => {
      const file = caller()
      if (file) begun.push('a call by ' + name + ' of ' + file)
      return call(...args)
    }
  }

  const observers = new Map()
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const { observe, disconnect } = globalThis[name].prototype
    globalThis[name].prototype.observe = function (target, options) {
      const file = caller()
      const targets = [...(observers.get(this)?.targets ?? []), target]
      if (file) observers.set(this, { what: 'a ' + name + ' of ' + file, targets })
      return observe.call(this, target, options)
    }
    globalThis[name].prototype.disconnect = function () {
      observers.delete(this)
      return disconnect.call(this)
    }
  }

  const done = new Set()
  const note = (object, names, what, isOwn = () => false) => {
    for (const name of names) {
      const { [name]: method } = object
      object[name] = function (...args) {
        const file = caller()
        if (file && !isOwn(...args)) done.add(file + ' ' + what)
        return method.apply(this, args)
      }
    }
  }
  // By personalDatabase of @kinora/session, which deletes it when somebody signs out.
  const isOfProduct = (name) => name.startsWith('kinora.')
  note(CSSStyleSheet.prototype, ['insertRule', 'addRule', 'replace', 'replaceSync'], 'changes a style sheet by script')
  note(IDBFactory.prototype, ['open'], 'opens a database in the browser, which nobody empties', isOfProduct)
  note(CacheStorage.prototype, ['open'], 'opens a cache in the browser, which nobody empties')

  globalThis.checked = {
    later() {
      for (const [id, { run, ms }] of [...timeouts])
        if (ms <= ${LATER_MS}) {
          clearTimeout(id)
          run()
        }
    },
    async goesOn() {
      begun = []
      await new Promise((resolve) => setTimeout(resolve, ${HEARD_MS}))
      const observing = [...observers.values()].filter(({ targets }) => targets.some((target) => target.isConnected))
      const going = [
        ...[...intervals.values()].map((file) => 'an interval of ' + file),
        ...begun.filter((one) => begun.filter((other) => other === one).length >= ${OFTEN}),
        ...observing.map(({ what }) => what),
      ]
      return [...new Set(going.map((what) => what + ' goes on when the page is left')), ...done]
    },
  }
}`
