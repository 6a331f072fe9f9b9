import { join } from 'node:path'
import { whenChanged } from '@kinora/releases'
import { root } from '../setup/root.js'
import { buildPackages, packages } from './buildPackages.ts'
import { promoteChanged } from './promoteChanged.ts'

/** @throws Error when one of the names is not a package. */
export function checkNames(names: string[]) {
  const unknown = names.find((name) => !packages().includes(name))
  if (unknown) throw new Error(`There is no package "${unknown}" to watch. Name some of: ${packages().join(', ')}.`)
}

/**
 * Builds, publishes and promotes at every change of the named packages, or of all, and of the shared packages. Pages
 * built for development detect the new manifest (shell/src/dev).
 */
export const releaseOnChange = (home: string, names: string[]): void =>
  rebuildOnChange(names.length > 0 ? names : packages(), async () => {
    const changed = await promoteChanged(home, await buildPackages(home, 'development'))
    if (changed.length > 0) console.log(`${changed.join(' and ')}: live`)
  })

/** Builds at every change of these packages and of the shared ones. */
export function rebuildOnChange(names: string[], build: () => Promise<void>): void {
  const watched = [...names, 'shared']
  whenChanged(
    watched.map((name) => join(root, name)),
    build,
  )
  console.log(`Watching ${watched.join(', ')}.`)
}
