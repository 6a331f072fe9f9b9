import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSealed, commitOf, openStore, signingKey } from '@kinora/releases/build'
import { remoteIn } from './buildRemote.ts'
import { OWN_FOLDER } from './ownKey.ts'

/** An editor saves in several steps. */
const SETTLED_MS = 150

/**
 * `kinora start`: a deployed product on this machine with this remote in it, built again at every change. API, data and
 * accounts are the deployed ones. Runs until it is ended.
 * @throws Error when no product answers at the address, or the remote cannot be built
 */
export async function startAgainst(args: string[]): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { against: text, port: { ...text, default: '3000' } } })
  const target = values.against ?? process.env['KINORA_URL']
  if (!target) throw new Error('Say which product: --against https://kinora.example, or KINORA_URL.')
  const isThere = await fetch(new URL('/live', target)).then(
    async (answer) => 'manifest' in ((await answer.json().catch(() => ({}))) as object),
    () => false,
  )
  if (!isThere) throw new Error(`No product of Kinora answers at ${target}.`)

  const folder = process.cwd()
  const home = join(folder, OWN_FOLDER)
  const versions = join(home, 'against.json')
  const build = async () => {
    const built = await buildInto(home, folder)
    // Written whole: pages read it at any time.
    writeFileSync(`${versions}.new`, JSON.stringify(built))
    renameSync(`${versions}.new`, versions)
  }
  console.log('Building')
  await build()

  const env = { ...process.env, AGAINST: new URL(target).origin, LOCAL_VERSIONS: versions, KINORA_HOME: home }
  const proxy = spawn(process.execPath, [join(import.meta.dirname, 'against.js')], {
    env: { ...env, PORT: values.port },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => proxy.kill('SIGTERM'))
  console.log(`${target} is at http://localhost:${values.port}, with ${remoteIn(folder)} of this folder.`)
  console.log('What you do there is done in that product. Ctrl-C stops it.')
  const watcher = whenChanged(join(folder, 'src'), () =>
    build().then(
      () => console.log('Built: reload the page.'),
      (error: Error) => console.error(`${error.message}\nThe build before it is shown.`),
    ),
  )
  const [code] = (await once(proxy, 'exit')) as [number | null]
  watcher.close()
  if (code) throw new Error('The product is not shown any more.')
}

/** Builds the remote into a store of its own. Returns its version, by name. */
async function buildInto(home: string, folder: string): Promise<Record<string, string>> {
  const name = remoteIn(folder)
  const key = await signingKey(home)
  mkdirSync(join(home, 'store'), { recursive: true })
  const { store } = await openStore(home)
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

/** Calls `changed` after changes in a folder, one call at a time. */
function whenChanged(folder: string, changed: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  return watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => (working = working.then(changed)), SETTLED_MS)
  })
}
