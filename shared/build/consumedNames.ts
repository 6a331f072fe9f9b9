import { relative } from 'node:path'
import type { Compilation, Dependency, Module } from 'webpack'
import { sharedVersions } from './sharedModules.ts'

type SharedModule = Module & { userRequest: string }
type Specifier = Dependency & { ids?: string[]; loc?: { start?: { line: number } } }

const isShared = (module: Module): module is SharedModule =>
  'externalType' in module && 'userRequest' in module && String(module.userRequest) in sharedVersions

/**
 * The names that a remote imports from each shared package: a later shell must still provide them. They are read from the
 * bundle for servers, in which shared packages are externals, whatever has built the one for browsers.
 */
export function consumedNames(compilation: Compilation): Record<string, { range: string; names: string[] }> {
  return mapSorted(usesIn(compilation), (shared, places) => ({
    range: `^${sharedVersions[shared]}`,
    names: [...places.keys()].sort(),
  }))
}

/** The first place in the sources that uses each of those names: `src/remote.ts:4`. */
export const usedAt = (compilation: Compilation): Record<string, Record<string, string>> =>
  mapSorted(usesIn(compilation), (_, places) => Object.fromEntries([...places].sort()))

/** For each shared package the names that are used, with the first place of each. */
function usesIn({ modules, moduleGraph, compiler }: Compilation): Map<string, Map<string, string>> {
  const uses = new Map<string, Map<string, string>>()
  for (const module of modules) {
    if (!isShared(module)) continue
    const places = new Map<string, string>()
    for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
      const { ids, loc } = (dependency ?? {}) as Partial<Specifier>
      const file = (originModule as { resource?: string } | null)?.resource ?? ''
      const place = `${relative(compiler.context, file)}:${loc?.start?.line ?? 1}`
      const [name] = ids ?? []
      // Modules are in the order in which their files were read.
      if (name !== undefined && !(places.get(name)! <= place)) places.set(name, place)
    }
    uses.set(module.userRequest, places)
  }
  return uses
}

const mapSorted = <Value, Result>(values: Map<string, Value>, map: (key: string, value: Value) => Result) =>
  Object.fromEntries(
    [...values].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, value]) => [key, map(key, value)] as const),
  )
