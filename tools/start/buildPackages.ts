import { readdirSync } from 'node:fs'
import { openStore, unchangedVersion, WORKSPACE } from '@kinora/releases'
import { step } from '../setup/step.js'
import { runScript } from './runScript.ts'

export type Mode = 'production' | 'development'

/** The shell and all remotes, found by folder name. The shell is first, because remotes consume what it provides. */
export const packages = () => [
  'shell',
  ...readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mfe-'))
    .sort(),
]

/**
 * Builds and publishes every package whose sources have changed since they were built into the store. Versions that an earlier, killed run
 * has published are not built again.
 * @returns the current version of each, which is then in the store
 */
export async function buildPackages(home: string, mode: Mode = 'production'): Promise<Record<string, string>> {
  const versions: Record<string, string> = {}
  for (const name of packages()) versions[name] = await publish(home, name, mode)
  return versions
}

async function publish(home: string, name: string, mode: Mode): Promise<string> {
  const { store } = await openStore(home)
  const known = await unchangedVersion(home, store, name, { mode })
  if (known !== null) return known
  return step(`Building ${name}`, () =>
    // In a process of its own, because webpack does not release hundreds of megabytes of memory.
    runScript('tools/start/publishPackage.ts', [name, mode], { KINORA_HOME: home }).catch((error: Error) => {
      throw new Error(`${error.message}\n${name} could not be built.`)
    }),
  )
}
