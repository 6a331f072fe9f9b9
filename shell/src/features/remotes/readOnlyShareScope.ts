export type Container = {
  init: (scope: object, ...rest: unknown[]) => unknown
  get: (module: string) => Promise<() => unknown>
}
type Scope = Record<string, Record<string, unknown>>

/**
 * A container that reads the shell's share scope and cannot write to it. Otherwise it would register its own copies,
 * and federation would give the newest copy on the page to every later remote.
 */
export const readOnlyShareScope = ({ init, get }: Container): Container => ({
  init: (scope, ...rest) => init(readOnly(scope as Scope), ...rest),
  get,
})

/** Writes are ignored, not refused: a remote that offers a copy of its own goes on with the shell's. */
const readOnly = (scope: Scope): Scope =>
  new Proxy(scope, { set: () => true, get: (target, name) => readOnlyVersions(Reflect.get(target, name)) })

const readOnlyVersions = (versions: unknown) =>
  typeof versions === 'object' && versions !== null ? new Proxy(versions, { set: () => true }) : versions
