import { randomUUID } from 'node:crypto'
import { readdir, readFile as readStaged, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ReleaseManifest, ReleasePlan } from '@kinora/contracts'
import { LRUCache } from 'lru-cache'
import { checkedFile, checkedName, checkedVersion, isName } from './names.ts'
import { eachOf, type Objects } from '../objects/index.ts'
import { stageIn } from './staging.ts'
import { AlreadyPublished, byTime, LiveManifestChanged, MissingFile, type ReleaseStore } from './store.ts'

const POLL_MS = 500
/** Bytes of files that are kept in memory, so that they are read while the store is away. */
const NEAR_BYTES = 128 * 1024 * 1024
/** The number of releases whose place is remembered. */
const MAX_PLACES = 1_000

/**
 * A release is published when it has an entry, which is written after its files and says where these are. `removing`
 * differs in each removal. What was removed keeps an entry: of one that is not there nobody could say on which condition
 * it is written again.
 */
type Published = { files: string; removing?: string }
type Entry = Published | { removed: string }
/** Each write differs from all others, also of the same manifest, so that its tag does too. */
type Pointer = { manifest: string | null; write: string }

/**
 * The store in an object store: `releases/<name>/<version>.json`, `files/<name>/<version>/<publication>/…`,
 * `manifests/<id>.json`, `plans/<id>.json` and the pointer `live.json`. There are no locks: entries and pointer are only written on the
 * condition that nobody else has written them meanwhile, so that whoever stalls changes nothing afterwards.
 * @param staging a folder of this machine, to build in
 */
export function objectStore(objects: Objects, staging: string): ReleaseStore {
  const near = new LRUCache<string, Buffer>({ maxSize: NEAR_BYTES, sizeCalculation: ({ length }) => length + 1 })
  const places = new LRUCache<string, string>({ max: MAX_PLACES })

  const entryKey = (name: string, version: string) => `releases/${checkedName(name)}/${checkedVersion(version)}.json`
  const planKey = (manifest: string) => `plans/${checkedVersion(manifest)}.json`
  const manifestKey = (id: string) => `manifests/${checkedVersion(id)}.json`

  async function readJson<T>(key: string): Promise<{ value: T; tag: string } | null> {
    const found = await objects.read(key)
    return found && { value: parsed<T>(key, found.bytes), tag: found.tag }
  }

  const write = (key: string, value: object, expected?: string | null) =>
    objects.write(key, Buffer.from(JSON.stringify(value, null, 2)), expected)

  async function readManifest(id: string): Promise<ReleaseManifest> {
    const found = await readJson<ReleaseManifest>(manifestKey(id))
    if (!found) throw new MissingFile(`manifest ${id}`)
    return found.value
  }

  async function pointer(): Promise<{ manifest: string | null; tag: string | null }> {
    const found = await readJson<Pointer>('live.json')
    if (!found) return { manifest: null, tag: null }
    const { manifest } = found.value ?? {}
    if (typeof manifest !== 'string' && manifest !== null)
      throw new Error(
        'live.json of the store is damaged: it names no manifest. Write {"manifest": "<id>"} into it, with the id of one of the objects in manifests/.',
      )
    return { manifest, tag: found.tag }
  }

  const point = (manifest: string | null, expected: string | null) =>
    write('live.json', { manifest, write: randomUUID() } satisfies Pointer, expected)

  const isLive = async (manifest: string | null, name: string, version: string) =>
    manifest !== null && (await readManifest(manifest)).releases[name] === version

  async function published(key: string): Promise<(Published & { tag: string }) | null> {
    const entry = await readJson<Entry>(key)
    return entry && 'files' in entry.value ? { ...entry.value, tag: entry.tag } : null
  }

  async function has(name: string, version: string): Promise<boolean> {
    const entry = await published(entryKey(name, version))
    return entry !== null && entry.removing === undefined
  }

  /** Null if there is none. The place of a release has a name of its own, so that its files never change. */
  async function readFile(place: string, file: string): Promise<Buffer | null> {
    const kept = near.get(place + file)
    if (kept) return kept
    const found = await objects.read(place + file)
    if (found) near.set(place + file, found.bytes)
    return found && found.bytes
  }

  async function read(name: string, version: string, file: string): Promise<Buffer> {
    const key = entryKey(name, version)
    const known = places.get(key)
    const bytes = known === undefined ? null : await readFile(known, checkedFile(file))
    if (bytes) return bytes
    // Unknown, or published once more at another place.
    const place = (await published(key))?.files
    const found = place === undefined || place === known ? null : await readFile(place, checkedFile(file))
    if (place === undefined || !found) throw new MissingFile(`${file} of ${name} ${version}`)
    places.set(key, place)
    return found
  }

  const removeAll = (listed: { key: string }[]) => eachOf(listed, ({ key }) => objects.remove(key))

  async function remove(name: string, version: string): Promise<boolean> {
    const key = entryKey(name, version)
    const entry = await published(key)
    if (!entry) return false
    const { files } = entry
    // A mark that is there is of a remover at work, or of one that was killed: this one takes over.
    if (entry.removing === undefined && (await isLive((await pointer()).manifest, name, version))) return false
    // From here on no set with this release goes live: whoever has asked `has` before fails at the pointer, which is
    // written once more, and asks again. Its files are still read.
    const marked = await write(key, { files, removing: randomUUID() } satisfies Entry, entry.tag)
    if (marked === null) return false
    for (;;) {
      const { manifest, tag } = await pointer()
      if (await isLive(manifest, name, version)) {
        await write(key, { files } satisfies Entry, marked)
        return false
      }
      if (await point(manifest, tag)) break
    }
    if (!(await write(key, { removed: randomUUID() } satisfies Entry, marked))) return false
    places.delete(key)
    await removeAll(await objects.list(files))
    return true
  }

  return {
    stage: () => stageIn(staging),

    async put(name, version, folder) {
      const key = entryKey(name, version)
      const all = `files/${name}/${version}/`
      const entry: Entry = { files: `${all}${randomUUID()}/` }
      if ((await published(key))?.removing !== undefined) await remove(name, version)
      const before = await readJson<Entry>(key)
      if (before && 'files' in before.value) throw new AlreadyPublished(name, version)
      // What killed publishers have left behind. One that still is at work has read the entry earlier, so that it fails
      // when this one has written it.
      const left = await objects.list(all)
      await eachOf(await filesIn(folder), async (file) => {
        await objects.write(entry.files + file, await readStaged(join(folder, file)))
      })
      if (!(await write(key, entry, before && before.tag))) {
        await removeAll(await objects.list(entry.files))
        throw new AlreadyPublished(name, version)
      }
      await removeAll(left)
      await rm(folder, { recursive: true, force: true })
    },

    has,
    remove,
    read,

    async bringNear(name, version, files) {
      await eachOf(files, async (file) => {
        await read(name, version, file).catch((error: unknown) => {
          if (!(error instanceof MissingFile)) throw error
        })
      })
    },

    async list() {
      const releases: Record<string, string[]> = {}
      await eachOf(await objects.list('releases/'), async ({ key }) => {
        const [, name, version] = /^releases\/([^/]+)\/([^/]+)\.json$/.exec(key) ?? []
        if (name === undefined || version === undefined || !isName(name)) return
        if (await published(key)) (releases[name] ??= []).push(version)
      })
      return releases
    },

    async putManifest(manifest) {
      await write(manifestKey(manifest.id), manifest)
    },

    readManifest,

    async listManifests() {
      const listed = await objects.list('manifests/')
      return listed.map(({ key }) => key.slice('manifests/'.length, -'.json'.length)).sort()
    },

    async putPlan(plan) {
      await write(planKey(plan.manifest), plan)
    },

    async plans() {
      const plans: ReleasePlan[] = []
      await eachOf(await objects.list('plans/'), async ({ key }) => {
        const found = await readJson<ReleasePlan>(key)
        if (found) plans.push(found.value)
      })
      return plans.sort(byTime)
    },

    removePlan: (manifest) => objects.remove(planKey(manifest)),

    live: async () => (await pointer()).manifest,

    async setLive(id, expected) {
      for (;;) {
        const { manifest, tag } = await pointer()
        if (manifest !== expected) throw new LiveManifestChanged()
        const { releases } = await readManifest(id)
        const there = manifest === null ? {} : (await readManifest(manifest)).releases
        for (const [name, version] of Object.entries(releases))
          if (there[name] !== version && !(await has(name, version))) throw new MissingFile(`${name} ${version}`)
        if (await point(id, tag)) return
      }
    },

    watch(onChange) {
      const timer = setInterval(onChange, POLL_MS)
      return () => clearInterval(timer)
    },
  }
}

function parsed<T>(key: string, bytes: Buffer): T {
  try {
    return JSON.parse(bytes.toString()) as T
  } catch {
    throw new Error(`${key} of the store is damaged: it is not JSON.`)
  }
}

/** Symbolic links are left out: they could point to any file of this machine. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
