import { rm } from 'node:fs/promises'
import type { ReleaseManifest } from '@kinora/contracts'
import { buildStaged } from './buildStaged.ts'
import { candidateManifest, NO_SHELL } from './candidateManifest.ts'
import { checkManifest } from './check/checkManifest.ts'
import type { Finding } from './check/finding.ts'
import { loadRelease, loadStaged, ReleaseRefused, type LoadedRelease } from './loadRelease.ts'
import { promote } from './promote.ts'
import type { KnownKeys } from './signing.ts'
import type { ReleaseStore } from './store.ts'

export type ReleaseOptions = {
  home: string
  store: ReleaseStore
  keys: KnownKeys
  /** Versions to release, by name. */
  versions: Record<string, string>
  note?: string | undefined
  /** Without its `/api`; null if no API answers. */
  apiUrl: string | null
  /** Called at the start of each step. */
  say: (sentence: string) => void
  build?: typeof buildStaged
}

/** A promotion check failed; nothing was published. */
export class PromotionRefused extends Error {
  readonly findings: Finding[]
  constructor(findings: Finding[]) {
    super('The promotion is refused: nothing was published, and the live manifest is as it was.')
    this.findings = findings
  }
}

/** All requested versions are live already. */
export class NothingChanged extends Error {}

/**
 * Builds the versions that are not in the store, runs the promotion checks, publishes, and promotes all in one step.
 * @throws NothingChanged, PromotionRefused, and Error that lists the build's problems
 */
export async function release({
  home,
  store,
  keys,
  versions,
  note,
  apiUrl,
  say,
  build = buildStaged,
}: ReleaseOptions): Promise<{ manifest: ReleaseManifest; findings: Finding[] }> {
  const live = await store.live()
  const current = live === null ? {} : (await store.readManifest(live)).releases
  const wanted = Object.entries(versions).filter(([name, version]) => current[name] !== version)
  if (wanted.length === 0)
    throw new NothingChanged(
      `Nothing changed: ${Object.entries(versions)
        .map((parts) => parts.join(' '))
        .join(' and ')} is live already.`,
    )
  if (!('shell' in current) && !('shell' in versions)) throw new ReleaseRefused(NO_SHELL)

  const staged: { name: string; version: string; folder: string }[] = []
  try {
    const changed: LoadedRelease[] = []
    for (const [name, version] of wanted) changed.push(await builtOrKept(name, version))
    say('Checking the manifest that would be live')
    const findings = await checkManifest(
      await candidateManifest(store, keys, changed),
      wanted.map(([name]) => name),
      apiUrl,
    )
    if (findings.some(({ result }) => result === 'failed')) throw new PromotionRefused(findings)

    for (const { name, version, folder } of staged) {
      say(`Publishing ${name} ${version}`)
      await store.put(name, version, folder)
    }
    say('Promoting')
    return { manifest: await promote(store, keys, Object.fromEntries(wanted), note), findings }
  } finally {
    for (const { folder } of staged) await rm(folder, { recursive: true, force: true })
  }

  async function builtOrKept(name: string, version: string): Promise<LoadedRelease> {
    if (await store.has(name, version)) {
      say(`${name} ${version} is in the store already: not built again`)
      return loadRelease(store, keys, name, version)
    }
    say(`Building ${name} ${version}`)
    const folder = await build(home, store, name, version)
    staged.push({ name, version, folder })
    return loadStaged(folder, keys, name, version)
  }
}
