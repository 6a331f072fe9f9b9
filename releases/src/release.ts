import { rm } from 'node:fs/promises'
import type { ReleaseManifest } from '@kinora/contracts'
import { buildStaged, unchangedVersion } from './buildStaged.ts'
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
  /** The packages to release. */
  names: string[]
  note?: string | undefined
  /** Without its `/api`; null if no API answers. */
  apiUrl: string | null
  /** Called at the start of each step. */
  say: (sentence: string) => void
  build?: typeof buildUnlessKnown
}

/** A promotion check failed; nothing was published. */
export class PromotionRefused extends Error {
  readonly findings: Finding[]
  constructor(findings: Finding[]) {
    super('The promotion is refused: nothing was published, and the live manifest is as it was.')
    this.findings = findings
  }
}

/** The version of a package, with the folder where it was built, unless the store has what its sources would give. */
async function buildUnlessKnown(
  home: string,
  store: ReleaseStore,
  name: string,
): Promise<{ version: string; folder?: string }> {
  const version = await unchangedVersion(home, store, name)
  return version === null ? buildStaged(home, store, name) : { version }
}

/** All requested versions are live already. */
export class NothingChanged extends Error {}

/**
 * Builds what the store does not have, runs the promotion checks, publishes, and promotes all in one step.
 * @throws NothingChanged, PromotionRefused, and Error that lists the build's problems
 */
export async function release({
  home,
  store,
  keys,
  names,
  note,
  apiUrl,
  say,
  build = buildUnlessKnown,
}: ReleaseOptions): Promise<{ manifest: ReleaseManifest; findings: Finding[] }> {
  const live = await store.live()
  const current = live === null ? {} : (await store.readManifest(live)).releases
  if (!('shell' in current) && !names.includes('shell')) throw new ReleaseRefused(NO_SHELL)

  const staged: { name: string; version: string; folder: string }[] = []
  try {
    const built: LoadedRelease[] = []
    for (const name of names) built.push(await builtOrKept(name))
    const changed = built.filter(({ document: { name, version } }) => current[name] !== version)
    if (changed.length === 0)
      throw new NothingChanged(
        `Nothing changed: ${built.map(({ document: { name, version } }) => `${name} ${version}`).join(' and ')} is live already.`,
      )
    say('Checking the manifest that would be live')
    const findings = await checkManifest(
      await candidateManifest(store, keys, changed),
      changed.map(({ document }) => document.name),
      apiUrl,
    )
    if (findings.some(({ result }) => result === 'failed')) throw new PromotionRefused(findings)

    for (const { name, version, folder } of staged) {
      say(`Publishing ${name} ${version}`)
      await store.put(name, version, folder)
    }
    say('Promoting')
    const versions = Object.fromEntries(changed.map(({ document: { name, version } }) => [name, version]))
    return { manifest: await promote(store, keys, versions, note), findings }
  } finally {
    for (const { folder } of staged) await rm(folder, { recursive: true, force: true })
  }

  async function builtOrKept(name: string): Promise<LoadedRelease> {
    say(`Building ${name}`)
    const { version, folder } = await build(home, store, name)
    if (folder !== undefined && !(await store.has(name, version))) {
      staged.push({ name, version, folder })
      return loadStaged(folder, keys, name, version)
    }
    if (folder !== undefined) await rm(folder, { recursive: true })
    say(`${name} ${version} is in the store already`)
    return loadRelease(store, keys, name, version)
  }
}
