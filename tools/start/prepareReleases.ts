import { readdirSync } from 'node:fs'
import { openStore, promote, WORKSPACE } from '@kinora/releases'
import { releaseVersion } from '../../releases/src/digest.ts'
import { spawnTethered } from '../setup/spawnTethered.ts'
import { step } from '../setup/step.js'

/** Builds and publishes every package whose current version the store lacks; answers the versions by name. */
export async function publishAll(home: string): Promise<Record<string, string>> {
  const { store } = await openStore(home)
  const versions: Record<string, string> = {}
  for (const name of packages()) {
    const version = (versions[name] = await releaseVersion(WORKSPACE, name))
    if (!(await store.has(name, version))) await step(`Building ${name} ${version}`, () => publish(home, name))
  }
  return versions
}

/** Makes the current versions live, unless they are. */
export async function prepareReleases(home: string): Promise<void> {
  const versions = await publishAll(home)
  const { store, keys } = await openStore(home)
  const live = await store.live()
  const current = live === null ? {} : (await store.readSet(live)).releases
  if (!isSame(versions, current)) await promote(store, keys, versions, 'npm start')
}

/** The shell first: what remotes may take is what it provides. Found by folder, so a new remote needs no line here. */
const packages = () => ['shell', ...readdirSync(WORKSPACE).filter((name) => name.startsWith('mfe-')).sort()]

const isSame = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([name, version]) => other[name] === version)

/** In a process of its own, because webpack keeps hundreds of megabytes. */
function publish(home: string, name: string): Promise<void> {
  const child = spawnTethered('tools/start/publishPackage.ts', [name], { KINORA_HOME: home })
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${output.trim()}\n${name} could not be built.`))))
  })
}
