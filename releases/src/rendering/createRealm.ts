import { constants, createContext, type Context } from 'node:vm'

/** What ECMAScript defines; each realm has its own. */
const OWN = new Set(Object.getOwnPropertyNames(createContext(constants.DONT_CONTEXTIFY)))

/**
 * A realm for one remote's server code: its own ECMAScript built-ins and its own global object, so that a remote that
 * patches `Array.prototype.map` or `fetch` changes that for itself only. The classes of the platform, such as
 * `Response`, are those of this thread, because the shell must recognise what remotes throw; their methods are made
 * constant.
 */
export function createRealm(): Context {
  const realm = createContext(constants.DONT_CONTEXTIFY)
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (OWN.has(name)) continue
    const value: unknown = (globalThis as Record<string, unknown>)[name]
    if (value === globalThis) continue
    const define = (value: unknown) => Object.defineProperty(realm, name, { value, writable: true, configurable: true })
    if (typeof value === 'function') lockClass(value)
    define(name === 'process' ? { env: Object.freeze({ ...process.env }) } : value)
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
