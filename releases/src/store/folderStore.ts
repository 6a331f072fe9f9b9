import { watch as watchFolder } from 'node:fs'
import { access, mkdir, readFile, realpath, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ReleaseManifest, ReleasePlan } from '@kinora/contracts'
import { exclusively, isCode, writeAtomically } from './atomicFile.ts'
import { checkedFile, checkedName, checkedVersion, isName } from './names.ts'
import { entries, stagedName, stageIn } from './staging.ts'
import { AlreadyPublished, byTime, LiveManifestChanged, MissingFile, type ReleaseStore } from './store.ts'

const POLL_MS = 500

/** The store in a folder: `<name>/<version>/…`, `manifests/<id>.json`, `plans/<id>.json` and the pointer `live.json`. */
export function folderStore(root: string): ReleaseStore {
  const staging = join(root, '.staging')
  const pointer = join(root, 'live.json')
  const manifestFile = (id: string) => join(root, 'manifests', `${checkedVersion(id)}.json`)
  const planFile = (manifest: string) => join(root, 'plans', `${checkedVersion(manifest)}.json`)
  const folderOf = (name: string, version: string) => join(root, checkedName(name), checkedVersion(version))

  async function live(): Promise<string | null> {
    const text = await readFile(pointer, 'utf8').catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) return null
      throw error
    })
    return text === null ? null : manifestNamedIn(text, pointer)
  }

  const readManifest = async (id: string) =>
    JSON.parse((await readOr(manifestFile(id), `manifest ${id}`)).toString()) as ReleaseManifest

  const has = (name: string, version: string) =>
    access(folderOf(name, version)).then(
      () => true,
      () => false,
    )

  async function whileLiveStays<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(root, { recursive: true })
    return exclusively(join(root, '.live.lock'), work)
  }

  return {
    stage: () => stageIn(staging),

    async put(name, version, folder) {
      const place = folderOf(name, version)
      await mkdir(join(root, name), { recursive: true })
      try {
        await rename(folder, place)
      } catch (error) {
        if (isCode(error, 'ENOTEMPTY', 'EEXIST')) throw new AlreadyPublished(name, version)
        throw error
      }
    },

    has,

    async remove(name, version) {
      const removed = join(staging, stagedName())
      await mkdir(staging, { recursive: true })
      const isRemoved = await whileLiveStays(async () => {
        const id = await live()
        if (id !== null && (await readManifest(id)).releases[name] === version) return false
        return rename(folderOf(name, version), removed).then(
          () => true,
          (error: unknown) => {
            if (isCode(error, 'ENOENT')) return false
            throw error
          },
        )
      })
      await rm(removed, { recursive: true, force: true })
      return isRemoved
    },

    async read(name, version, file) {
      const what = `${file} of ${name} ${version}`
      const place = join(folderOf(name, version), checkedFile(file))
      if (!(await isInside(folderOf(name, version), place))) throw new MissingFile(what)
      return readOr(place, what)
    },

    async bringNear() {},

    async list() {
      const names = (await entries(root)).filter(isName)
      return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await entries(join(root, name))])))
    },

    async putManifest(manifest) {
      await mkdir(join(root, 'manifests'), { recursive: true })
      await writeAtomically(manifestFile(manifest.id), JSON.stringify(manifest, null, 2))
    },

    readManifest,

    async listManifests() {
      const files = await entries(join(root, 'manifests'))
      return files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
    },

    async putPlan(plan) {
      await mkdir(join(root, 'plans'), { recursive: true })
      await writeAtomically(planFile(plan.manifest), JSON.stringify(plan))
    },

    async plans() {
      const files = (await entries(join(root, 'plans'))).filter((file) => file.endsWith('.json'))
      // One that is removed meanwhile is planned no more.
      const texts = await Promise.all(
        files.map((file) => readFile(join(root, 'plans', file), 'utf8').catch(() => null)),
      )
      return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text) as ReleasePlan])).sort(byTime)
    },

    removePlan: (manifest) => rm(planFile(manifest), { force: true }),

    live,

    async setLive(id, expected) {
      await whileLiveStays(async () => {
        if ((await live()) !== expected) throw new LiveManifestChanged()
        const { releases } = await readManifest(id)
        for (const [name, version] of Object.entries(releases))
          if (!(await has(name, version))) throw new MissingFile(`${name} ${version}`)
        await writeAtomically(pointer, JSON.stringify({ manifest: id }))
      })
    },

    watch(onChange) {
      const timer = setInterval(onChange, POLL_MS)
      // Only faster than the poll; not every file system supports it.
      const watcher = quietly(() =>
        watchFolder(root, { persistent: false }, (_, file) => file === 'live.json' && onChange()),
      )
      watcher?.on('error', () => watcher.close())
      return () => {
        clearInterval(timer)
        watcher?.close()
      }
    },
  }
}

/** @throws Error that says what to do, for a pointer that names none */
function manifestNamedIn(text: string, pointer: string): string {
  const named = quietly(() => JSON.parse(text) as { manifest?: unknown } | null)
  if (typeof named?.manifest === 'string') return named.manifest
  throw new Error(
    `${pointer} is damaged: it names no manifest. Write {"manifest": "<id>"} into it, with the id of one of the files in manifests/ beside it.`,
  )
}

/**
 * Whether the file is inside the folder after resolving symbolic links, which could point to any file of this machine.
 */
async function isInside(folder: string, place: string): Promise<boolean> {
  const [outer, inner] = await Promise.all([folder, place].map((path) => realpath(path).catch(() => path)))
  return inner!.startsWith(outer! + sep)
}

async function readOr(file: string, what: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) throw new MissingFile(what)
    throw error
  }
}

function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
