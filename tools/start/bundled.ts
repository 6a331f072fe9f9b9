import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../setup/root.js'
import { takeLock } from '../setup/takeLock.js'
import { bundledName, bundleServers } from './bundleServers.ts'

/** What is started from a bundle. */
const SCRIPTS = [
  'api/imports/contentCommand.ts',
  'api/imports/demoCommand.ts',
  'api/src/server.ts',
  'api/src/platform/process/watchLoop.ts',
  'gateway/src/against.ts',
  'gateway/src/server.ts',
  'releases/src/rendering/renderThread.ts',
  'sandbox/src/server.ts',
  'tools/start/promoteCommand.ts',
] as const

/** What they may import. */
const SOURCES = ['api', 'content', 'demo', 'gateway', 'releases', 'sandbox', 'shared', 'tools/setup', 'tools/start']
const NOT_SOURCE = /^(node_modules|testing|coverage|\..*|.*\.(test|fake)\.ts)$/
const bundles = join(root, '.kinora/cache/servers')
/** A server that runs may still start a thread from its bundle. */
const KEPT = 8

/**
 * The file that starts one of our scripts from a bundle, which takes a third of the time of a start from the sources.
 * Bundles are made anew when sources have changed since an earlier process made them.
 */
export async function bundled(script: (typeof SCRIPTS)[number]): Promise<string> {
  return join(await (current ??= currentBundles()), bundledName(script))
}

/** Names what the servers are made of: the same for the same sources. */
export const serversDigest = async (): Promise<string> => basename(await (current ??= currentBundles()))

let current: Promise<string> | undefined

/** The folder with the bundles of the present sources, found once in a process. */
async function currentBundles(): Promise<string> {
  const place = join(bundles, digestOfSources())
  if (!existsSync(place)) await makeBundles(place)
  const now = new Date()
  utimesSync(place, now, now)
  return place
}

/** Many processes of a test run may need them at once: one makes them, and the others wait. */
async function makeBundles(place: string): Promise<void> {
  mkdirSync(bundles, { recursive: true })
  const release = await takeLock(bundles, { patience: Infinity })
  try {
    if (existsSync(place)) return
    const fresh = `${place}.new`
    await bundleServers(SCRIPTS, fresh, place)
    renameSync(fresh, place)
    removeOld()
  } finally {
    release()
  }
}

function removeOld(): void {
  const usedAt = (name: string) => statSync(join(bundles, name)).mtimeMs
  // What a killed process has left is never used, so it is among the oldest soon.
  const byUse = readdirSync(bundles).sort((one, other) => usedAt(other) - usedAt(one))
  for (const name of byUse.slice(KEPT)) rmSync(join(bundles, name), { recursive: true, force: true })
}

/** Bundles name absolute places, so they are of one repository. */
function digestOfSources(): string {
  const hash = createHash('sha256').update(`${root}\n${process.versions.node}\n`)
  for (const file of ['package-lock.json', ...SOURCES.flatMap(sourcesBelow)]) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

const sourcesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (NOT_SOURCE.test(entry.name)) return []
    if (entry.isDirectory()) return sourcesBelow(path)
    return /\.([cm]?[jt]s|json)$/.test(entry.name) ? [path] : []
  })
