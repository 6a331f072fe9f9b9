import { readdirSync } from 'node:fs'
import { openStore, promote, releaseVersion, WORKSPACE } from '@kinora/releases'
import { spawnTethered } from '../setup/spawnTethered.ts'
import { step } from '../setup/step.js'

/**
 * Builds and publishes every package whose current version the store lacks, then makes the current versions live in one
 * set, unless they are. What an earlier, killed run has published is not built again.
 */
export async function prepareReleases(home: string): Promise<void> {
  const versions: Record<string, string> = {}
  for (const name of packages()) versions[name] = await publish(home, name)

  const { store, keys } = await openStore(home)
  const live = await store.live()
  const current = live === null ? {} : (await store.readSet(live)).releases
  const isLive = Object.entries(versions).every(([name, version]) => current[name] === version)
  if (!isLive) await promote(store, keys, versions, 'npm start')
}

/** The shell first: what remotes may take is what it provides. Found by folder, so a new remote needs no line here. */
const packages = () => ['shell', ...readdirSync(WORKSPACE).filter((name) => name.startsWith('mfe-')).sort()]

/** Answers the version that the store has now. */
async function publish(home: string, name: string): Promise<string> {
  const { store } = await openStore(home)
  const version = await releaseVersion(WORKSPACE, name)
  if (!(await store.has(name, version))) await step(`Building ${name} ${version}`, () => build(home, name))
  return version
}

/** In a process of its own, because webpack keeps hundreds of megabytes. */
function build(home: string, name: string): Promise<void> {
  const child = spawnTethered('tools/start/publishPackage.ts', [name], { KINORA_HOME: home })
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${output.trim()}\n${name} could not be built.`))))
  })
}
