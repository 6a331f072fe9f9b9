/** What webpack's module federation makes of a remote's build. */
export type Container = {
  init: (scope: ShareScope) => unknown
  get: (module: string) => Promise<() => unknown>
}
/** Shared packages by name and version. */
export type ShareScope = Record<string, Record<string, unknown>>

/**
 * The shell's share scope for a container, which reads it and cannot write to it. Otherwise it would register its own
 * copies, and federation would give the newest copy on the page to every later remote. Writes are ignored, not refused:
 * a remote that offers a copy of its own goes on with the shell's.
 */
export const readOnlyShareScope = (scope: ShareScope): ShareScope =>
  new Proxy(scope, { set: () => true, get: (target, name) => readOnlyVersions(Reflect.get(target, name)) })

const readOnlyVersions = (versions: unknown) =>
  typeof versions === 'object' && versions !== null ? new Proxy(versions, { set: () => true }) : versions
