/** What webpack's module federation makes of a remote's build. */
export type Container = {
  init: (scope: ShareScope) => unknown
  get: (module: string) => Promise<() => unknown>
}
type Factory = () => object
/** Shared packages by name and version. */
export type ShareScope = Record<string, Record<string, { get: () => Factory | Promise<Factory> }>>

/**
 * The shell's share scope for a container, which reads it and cannot write to it. Otherwise it would register its own
 * copies, and federation would give the newest copy on the page to every later remote. Writes are ignored, not refused:
 * a remote that offers a copy of its own goes on with the shell's. What packages export is frozen, because webpack hands
 * out the export objects of CommonJS packages, `react` among them, themselves.
 */
export const readOnlyShareScope = (scope: ShareScope): ShareScope =>
  new Proxy(scope, { set: () => true, get: (target, name) => readOnlyVersions(Reflect.get(target, name)) })

const readOnlyVersions = (versions: ShareScope[string] | undefined) =>
  versions &&
  new Proxy(versions, { set: () => true, get: (target, version) => withFrozenExports(Reflect.get(target, version)) })

function withFrozenExports(shared: ShareScope[string][string] | undefined) {
  if (!shared) return shared
  const freeze = (factory: Factory) => () => Object.freeze(factory())
  const get = () => {
    const factory = shared.get()
    return 'then' in factory ? factory.then(freeze) : freeze(factory)
  }
  return { ...shared, get }
}
