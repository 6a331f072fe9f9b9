import { readdirSync } from 'node:fs'
import { openStore, promote, unchangedVersion, WORKSPACE } from '@kinora/releases'
import { spawnWithWatchdog } from '../setup/spawnWithWatchdog.ts'
import { step } from '../setup/step.js'

export type Mode = 'production' | 'development'

/**
 * Builds and publishes every package whose sources have changed since they were built into the store, then promotes the current versions in
 * one manifest, unless they are live. Versions that an earlier, killed run has published are not built again.
 * @returns the packages whose live version changed
 */
export async function prepareReleases(home: string, mode: Mode = 'production'): Promise<string[]> {
  const versions: Record<string, string> = {}
  for (const name of packages()) versions[name] = await publish(home, name, mode)

  const { store, keys } = await openStore(home)
  const live = await store.live()
  const current = live === null ? {} : (await store.readManifest(live)).releases
  const changed = Object.keys(versions).filter((name) => current[name] !== versions[name])
  if (changed.length > 0) await promote(store, keys, versions, 'npm start')
  return changed
}

/** The shell and all remotes, found by folder name. The shell is first, because remotes consume what it provides. */
export const packages = () => [
  'shell',
  ...readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mfe-'))
    .sort(),
]

/** Returns the version, which is then in the store. */
async function publish(home: string, name: string, mode: Mode): Promise<string> {
  const { store } = await openStore(home)
  return (
    (await unchangedVersion(home, store, name, { mode })) ?? step(`Building ${name}`, () => build(home, name, mode))
  )
}

/** Returns the version. Builds in a separate process, because webpack does not release hundreds of megabytes of memory. */
function build(home: string, name: string, mode: Mode): Promise<string> {
  const child = spawnWithWatchdog('tools/start/publishPackage.ts', [name, mode], { KINORA_HOME: home })
  let version = ''
  let problems = ''
  child.stdout?.on('data', (text) => (version += text))
  child.stderr?.on('data', (text) => (problems += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(version.trim()) : reject(new Error(`${problems.trim()}\n${name} could not be built.`)),
    )
  })
}
