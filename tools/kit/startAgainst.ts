import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  buildSealed,
  commitOf,
  findProduct,
  openFolder,
  signingKey,
  whenChanged,
  writeLocalVersions,
} from '@kinora/releases/build'
import { remoteIn } from './buildRemote.ts'
import { OWN_FOLDER } from './ownKey.ts'

/**
 * `kinora start`: a deployed product on this machine with this remote in it, built again at every change. API, data and
 * accounts are the deployed ones. Runs until it is ended.
 * @throws Error when no product answers at the address, or the remote cannot be built
 */
export async function startAgainst(args: string[]): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { against: text, port: { ...text, default: '3000' } } })
  const address = values.against ?? process.env['KINORA_URL']
  if (!address) throw new Error('Say which product: --against https://kinora.example, or KINORA_URL.')
  const target = new URL(address).origin
  await findProduct(target)

  const folder = process.cwd()
  const home = join(folder, OWN_FOLDER)
  const build = async () => writeLocalVersions(home, await buildInto(home, folder))
  console.log('Building')
  await build()

  const env = { ...process.env, AGAINST: target, KINORA_HOME: home }
  const proxy = spawn(process.execPath, [join(import.meta.dirname, 'against.js')], {
    env: { ...env, PORT: values.port },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => proxy.kill('SIGTERM'))
  console.log(`${target} is at http://localhost:${values.port}, with ${remoteIn(folder)} of this folder.`)
  console.log('What you do there is done in that product. Ctrl-C stops it.')
  const endWatch = whenChanged([join(folder, 'src')], async () => {
    await build()
    console.log('Built: reload the page.')
  })
  const [code] = (await once(proxy, 'exit')) as [number | null]
  endWatch()
  if (code) throw new Error('The product is not shown any more.')
}

/** Builds the remote into a store of its own. Returns its version, by name. */
async function buildInto(home: string, folder: string): Promise<Record<string, string>> {
  const name = remoteIn(folder)
  const key = await signingKey(home)
  mkdirSync(join(home, 'store'), { recursive: true })
  const { store } = await openFolder(home)
  const outFolder = await store.stage()
  const commit = commitOf(folder, ['.'])
  const cacheFolder = join(home, 'cache')
  const version = await buildSealed({
    packageFolder: folder,
    name,
    outFolder,
    mode: 'production',
    cacheFolder,
    commit,
    key,
  })
  if (!(await store.has(name, version))) await store.put(name, version, outFolder)
  return { [name]: version }
}
