import { readdirSync } from 'node:fs'
import { openStore, unchangedVersion, WORKSPACE } from '@kinora/releases'
import { step } from '../setup/step.js'
import { runScript } from './runScript.ts'

export type Mode = 'production' | 'development'

/** A build uses one core, and up to a gigabyte of memory. */
const AT_ONCE = 2

/** The shell and all remotes, found by folder name. */
export const packages = () => [
  'shell',
  ...readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mfe-'))
    .sort(),
]

/**
 * Builds and publishes every package whose sources have changed since they were built into the store. Versions that an earlier, killed run
 * has published are not built again. After a failure no further build begins.
 * @param names by default the shell and all remotes
 * @returns the current version of each, which is then in the store
 */
export async function buildPackages(
  home: string,
  mode: Mode = 'production',
  names = packages(),
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {}
  const waiting = [...names]
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      versions[name] = await publish(home, name, mode).catch((error: Error) => {
        waiting.length = 0
        throw error
      })
  }
  const lanes = Array.from({ length: AT_ONCE }, lane)
  // A build that is left running would meet the next one of the same package.
  await Promise.allSettled(lanes)
  await Promise.all(lanes)
  return versions
}

async function publish(home: string, name: string, mode: Mode): Promise<string> {
  const { store } = await openStore(home)
  const version = await unchangedVersion(home, store, name, { mode })
  if (version !== null) return version
  return step(`Building ${name}`, () =>
    // In a process of its own, because webpack does not release hundreds of megabytes of memory.
    runScript('tools/start/publishPackage.ts', [name, mode], { KINORA_HOME: home }).catch((error: Error) => {
      throw new Error(`${error.message}\n${name} could not be built.`)
    }),
  )
}
