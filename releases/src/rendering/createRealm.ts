import { constants, createContext, type Context } from 'node:vm'

/** What ECMAScript defines; each realm has its own. */
const OWN = new Set(Object.getOwnPropertyNames(createContext(constants.DONT_CONTEXTIFY)))

/** What a page has no use for while it is rendered, and that reaches other addresses or threads. */
const WITHHELD = new Set(['WebSocket', 'EventSource', 'BroadcastChannel'])

/**
 * A realm for one remote's server code: its own ECMAScript built-ins and its own global object, so that a remote that
 * patches `Array.prototype.map` or `fetch` changes that for itself only. The classes of the platform, such as
 * `Response`, are those of this thread, because the shell must recognise what remotes throw; their methods are made
 * constant.
 * @param functions in place of this thread's own, such as timers that end with their request
 */
export function createRealm(functions: Record<string, unknown>): Context {
  const realm = createContext(constants.DONT_CONTEXTIFY)
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (OWN.has(name) || WITHHELD.has(name)) continue
    const value: unknown = (globalThis as Record<string, unknown>)[name]
    if (value === globalThis) continue
    const define = (value: unknown) => Object.defineProperty(realm, name, { value, writable: true, configurable: true })
    if (typeof value === 'function') lockClass(value)
    define(name === 'process' ? { env: Object.freeze({ ...process.env }) } : (functions[name] ?? value))
  }
  return realm
}

/** What a class and its prototype have becomes constant; `constructor`, which Node's streams assign, does not. */
function lockClass(platformClass: object): void {
  const { prototype } = platformClass as { prototype?: object }
  for (const part of [platformClass, prototype])
    for (const name of part ? Reflect.ownKeys(part) : []) {
      const descriptor = Object.getOwnPropertyDescriptor(part, name)
      if (!descriptor?.configurable || name === 'constructor') continue
      Object.defineProperty(part, name, { configurable: false, ...('value' in descriptor ? { writable: false } : {}) })
    }
}

/**
 * Limits what the code of remotes reaches by objects of this thread's realm. None of its functions has a constructor that
 * makes code from text, which would have `process`; and `fetch` calls nothing but the API, as somebody from outside.
 * @returns allows calls of an API, by its base URL (`http://127.0.0.1:3001/api`)
 */
export function guardThread(): (apiBase: string) => void {
  const kinds = [() => {}, async () => {}, function* () {}, async function* () {}]
  for (const kind of kinds) Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', { value: noCodeFromText })

  const apiBases = new Set<string>()
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (![...apiBases].some((base) => request.url.startsWith(`${base}/`)))
      throw new TypeError(`Pages are rendered with answers of the API only, not of ${new URL(request.url).origin}`)
    // A forwarded call is none of this machine, for which the API has more than for others (RFC 7239, 6.2).
    request.headers.set('forwarded', 'for=unknown')
    return fetch(request)
  }
  return (apiBase) => void apiBases.add(apiBase)
}

function noCodeFromText(): never {
  throw new Error('A server bundle may not make code from text')
}
