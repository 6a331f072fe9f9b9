/** What module federation makes of a remote's build. */
export type Container = {
  init: (scope: ShareScope) => unknown
  get: (module: string) => Promise<() => unknown>
}
type Factory = () => object
type Shared = { get: () => Factory | Promise<Factory>; eager?: boolean }
/** Shared packages by name and version. */
export type ShareScope = Record<string, Record<string, Shared>>

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
  new Proxy(versions, {
    set: () => true,
    get: (target, version) => readOnlyShared(Reflect.get(target, version), String(version)),
  })

/**
 * A new object for each reader, which keeps notes of its own in it. `get` is what webpack's containers ask for; those of
 * `@module-federation/runtime`, which Rspack, Rsbuild and enhanced builds have, ask for the rest (docs/decisions/057).
 */
function readOnlyShared(shared: Shared | undefined, version: string) {
  if (!shared) return shared
  const freeze = (factory: Factory) => () => Object.freeze(factory())
  const get = () => {
    const factory = shared.get()
    return 'then' in factory ? factory.then(freeze) : freeze(factory)
  }
  const known = { ...shared, get, version, scope: ['default'], shareConfig: { singleton: true }, useIn: [] }
  return shared.eager ? { ...known, loaded: true, lib: get() } : known
}
