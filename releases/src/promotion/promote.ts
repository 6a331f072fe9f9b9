import { randomBytes } from 'node:crypto'
import type { Assets, ManifestChange, ReleaseManifest, ReleaseRoute } from '@kinora/contracts'
import { candidateManifest, type Candidate, type Changes } from './candidateManifest.ts'
import type { Finding } from '../check/finding.ts'
import type { Look } from '../browser/lookInBrowser.ts'
import { isDevelopment } from '../build/commitOf.ts'
import { changesIn } from './changesIn.ts'
import { pastVersions } from '../store/history.ts'
import type { KnownKeys } from '../store/signing.ts'
import { LiveManifestChanged, type ReleaseStore } from '../store/store.ts'

/**
 * The promotion checks on what would be live, with what is live now, the names of the changed packages, and whether
 * somebody has said why they change; what was live before needs no reason.
 */
export type Check = (
  candidate: Candidate,
  base: Candidate | null,
  changed: string[],
  isExplained?: boolean,
) => Promise<Finding[]>

export type Promotion = {
  store: ReleaseStore
  keys: KnownKeys
  changes: Changes
  kind: ManifestChange['kind']
  /** Who makes the change. */
  by: string
  /** Why. */
  note?: string | undefined
  /** Null promotes without a check, which the manifest records. */
  check: Check | null
  /** Looks at the result in a browser, before it goes live. */
  look?: Look | undefined
  /** Puts into the store what is not in it yet, when the check has passed. */
  publish?: () => Promise<void>
  /** The versions that must still be live, by name. */
  expected?: Record<string, string>
  /** Is told when something else went live first, so that the check is repeated. */
  say?: ((sentence: string) => void) | undefined
}
export type Promoted = { manifest: ReleaseManifest; findings: Finding[] }

/** A promotion check failed; what is live is as it was. */
export class PromotionRefused extends Error {
  readonly findings: Finding[]
  constructor(findings: Finding[]) {
    super('The promotion is refused, and the live manifest is as it was.')
    this.findings = findings
  }
}

/** All that was asked for is live already. */
export class NothingChanged extends Error {}

/** Another process has changed the same package meanwhile. */
export class VersionChanged extends Error {}

/** Others go live so often that a check never ends in time. */
export class NeverFirst extends Error {}

/** A repeated check takes seconds, because it looks only at what the others have changed. */
const ATTEMPTS = 30

/**
 * The only way in which a version goes live or leaves: in one atomic step, checked beside exactly what is live at that
 * moment. When another promotion comes first, the check is repeated on top of it.
 * @throws PromotionRefused, NothingChanged, VersionChanged, NeverFirst, ReleaseRefused
 */
export async function promote(promotion: Promotion): Promise<Promoted> {
  const { store, say } = promotion
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const prepared = await prepare(promotion)
    try {
      await store.setLive(prepared.manifest.id, prepared.manifest.previous)
      return prepared
    } catch (error) {
      if (!(error instanceof LiveManifestChanged)) throw error
    }
    const live = await store.live()
    const first = live === null ? null : await store.readManifest(live)
    if (first?.change) say?.(`${first.change.by} was first with ${changesIn(first)}: checking beside that`)
  }
  throw new NeverFirst(
    `What is live changed ${ATTEMPTS} times while this was checked, and nothing was changed. Try again.`,
  )
}

/**
 * Checks what a promotion would make live now, and puts it into the store, where a preview can show it.
 * @throws PromotionRefused, NothingChanged, VersionChanged, ReleaseRefused
 */
export async function prepare(promotion: Promotion): Promise<Promoted> {
  const { store, publish, look } = promotion
  const { manifest, candidate, findings } = await rehearse(promotion)
  await publish?.()
  await store.putManifest(manifest)
  const seen = (await look?.(manifest.id, candidate, manifest.previous, Object.keys(manifest.change!.versions))) ?? []
  return { manifest, findings: unlessFailed([...findings, ...seen]) }
}

/**
 * The manifest that a promotion would make live now, checked. Changes nothing.
 * @throws PromotionRefused, NothingChanged, VersionChanged, ReleaseRefused
 */
export async function rehearse(
  promotion: Omit<Promotion, 'publish' | 'look'>,
): Promise<Promoted & { candidate: Candidate }> {
  const { store, keys, changes, check, kind, note, expected = {} } = promotion
  const live = await store.live()
  const base = live === null ? null : await store.readManifest(live)
  const moved = Object.keys(expected).find((name) => base?.releases[name] !== expected[name])
  if (moved !== undefined)
    throw new VersionChanged(`${moved} ${expected[moved]} is not live any more: somebody changed it meanwhile.`)

  const candidate = await candidateManifest(store, keys, base, changes)
  const manifest = await nextManifest(promotion, base, candidate)
  const changed = Object.keys(manifest.change!.versions)
  const isExplained = kind !== 'release' || note !== undefined
  const findings = check ? await check(candidate, base && (await usable(store, keys, base)), changed, isExplained) : []
  return { manifest, candidate, findings: unlessFailed(findings) }
}

/** @throws PromotionRefused when one of them failed */
export function unlessFailed(findings: Finding[]): Finding[] {
  if (findings.some(({ result }) => result === 'failed')) throw new PromotionRefused(findings)
  return findings
}

/** Null if what is live cannot be used: then nothing in it was sound. */
const usable = (store: ReleaseStore, keys: KnownKeys, base: ReleaseManifest): Promise<Candidate | null> =>
  candidateManifest(store, keys, base, {}).catch(() => null)

async function nextManifest(
  { store, changes, kind, by, note, check }: Promotion,
  base: ReleaseManifest | null,
  { remotes }: Candidate,
): Promise<ReleaseManifest> {
  const versions = Object.fromEntries(
    Object.entries(changes)
      .map(
        ([name, release]) =>
          [name, { from: base?.releases[name] ?? null, to: release?.document.version ?? null }] as const,
      )
      .filter(([, { from, to }]) => from !== to),
  )
  if (Object.keys(versions).length === 0) throw new NothingChanged(alreadyLive(changes))

  const releases = { ...base?.releases }
  const withdrawn = { ...base?.withdrawn }
  const lastGood = { ...base?.lastGood }
  for (const [name, { from, to }] of Object.entries(versions)) {
    const left = new Set(withdrawn[name])
    if (from !== null && kind === 'rollback') left.add(from)
    if (to !== null) left.delete(to)
    for (const part of [releases, withdrawn, lastGood]) delete part[name]
    if (left.size > 0) withdrawn[name] = [...left]
    if (to === null) continue
    releases[name] = to
    const good = await lastOther(store, base, name, new Set([to, ...left]))
    if (good !== undefined) lastGood[name] = good
  }
  return {
    id: newManifestId(),
    createdAt: new Date().toISOString(),
    previous: base?.id ?? null,
    ...(note === undefined ? {} : { note }),
    change: { kind, by, versions, ...(check ? {} : { unchecked: true }) },
    releases,
    withdrawn,
    lastGood,
    pages: Object.fromEntries(
      remotes.map(({ name, pages: { routes, nav, indexes } }) => [
        name,
        { routes: routes.map(withoutFiles), nav, indexes },
      ]),
    ),
  }
}

/**
 * The last version of a package that was live and is not one of these. A development build is nobody's last good version:
 * it is large, and was made of unfinished sources.
 */
async function lastOther(
  store: ReleaseStore,
  base: ReleaseManifest | null,
  name: string,
  not: Set<string>,
): Promise<string | undefined> {
  for await (const version of pastVersions(store, base?.id ?? null, name))
    if (!not.has(version) && !isDevelopment(version)) return version
  return undefined
}

/** The routes of a release name their files, too. */
const withoutFiles = (route: Omit<ReleaseRoute, keyof Assets> & Partial<Assets>) => {
  const { scripts: _scripts, styles: _styles, ...page } = route
  return page
}

const alreadyLive = (changes: Changes) =>
  `Nothing changed: ${Object.entries(changes)
    .map(([name, release]) => (release ? `${name} ${release.document.version} is live` : `${name} is not live`))
    .join(', ')} already.`

/** Sorts by time: `20261120T193612Z-4f2a9c`. */
const newManifestId = () => `${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}`
