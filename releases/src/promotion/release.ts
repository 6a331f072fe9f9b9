import { rm } from 'node:fs/promises'
import type { Changes } from './candidateManifest.ts'
import { loadRelease, loadStaged } from '../store/loadRelease.ts'
import type { Finding } from '../check/finding.ts'
import { prepare, promote, unlessFailed, type Promoted, type Promotion } from './promote.ts'

/** A built package: in a staged folder, or null if the store has that version. */
export type Built = { version: string; folder: string | null }

export type ReleaseOptions = Pick<Promotion, 'store' | 'keys' | 'by' | 'note' | 'check' | 'look'> & {
  /** The packages to release. */
  names: string[]
  build: (name: string) => Promise<Built>
  /** Checks what the packages are built from, while they are being built. */
  checkSources?: ((names: string[]) => Promise<Finding[]>) | undefined
  /** False only publishes it. */
  goesLive?: boolean
  /** Called at the start of each step. */
  say: (sentence: string) => void
}

/**
 * Builds packages, checks them beside what is live, publishes them, and makes them live in one step, if they are
 * to go live. If it is refused, nothing of it is in the store.
 * @throws NothingChanged, PromotionRefused, ReleaseRefused, and Error that lists the build's problems
 */
export async function release({
  names,
  build,
  checkSources,
  goesLive = true,
  say,
  ...promotion
}: ReleaseOptions): Promise<Promoted> {
  const { store, keys } = promotion
  const staged = new Map<string, { version: string; folder: string }>()
  const published = new Map<string, string>()
  const sources = checkSources?.(names) ?? Promise.resolve([])
  try {
    const changes: Changes = {}
    for (const name of names) {
      const { version, folder } = await build(name)
      if (folder !== null) staged.set(name, { version, folder })
      // Other sources may have given the same release.
      const isKnown = folder === null || (await store.has(name, version))
      changes[name] = await (isKnown
        ? loadRelease(store, keys, name, version)
        : loadStaged(folder, keys, name, version))
    }
    say('Checking what would be live')
    const ofSources = unlessFailed(await sources)
    const put = goesLive ? promote : prepare
    const { manifest, findings } = await put({ ...promotion, kind: 'release', changes, publish, say })
    return { manifest, findings: [...ofSources, ...findings] }
  } catch (error) {
    for (const [name, version] of published) await store.remove(name, version)
    throw error
  } finally {
    for (const { folder } of staged.values()) await rm(folder, { recursive: true, force: true })
  }

  async function publish(): Promise<void> {
    for (const [name, { version, folder }] of staged) {
      if (await store.has(name, version)) continue
      say(`Publishing ${name} ${version}`)
      await store.put(name, version, folder)
      published.set(name, version)
      staged.delete(name)
    }
  }
}
