import type { Compilation, Module } from 'webpack'
import { sharedVersions } from './sharedModules.ts'

type ConsumeSharedModule = Module & { options: { shareKey: string; requiredVersion?: unknown } }
type Specifier = { ids?: string[] }

const isConsumed = (module: Module): module is ConsumeSharedModule => module.type === 'consume-shared-module'

/** The names that a remote imports from each shared package: a later shell must still provide them. */
export function consumedNames({
  modules,
  moduleGraph,
}: Compilation): Record<string, { range: string; names: string[] }> {
  const consumed: Record<string, { range: string; names: string[] }> = {}
  for (const module of modules) {
    if (!isConsumed(module)) continue
    const { shareKey } = module.options
    const names = new Set<string>()
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      const name = (dependency as Specifier | null)?.ids?.[0]
      if (name !== undefined) names.add(name)
    }
    consumed[shareKey] = { range: `^${sharedVersions[shareKey]}`, names: [...names].sort() }
  }
  // Modules are in the order in which their files were read.
  return Object.fromEntries(Object.entries(consumed).sort(([one], [other]) => (one < other ? -1 : 1)))
}
