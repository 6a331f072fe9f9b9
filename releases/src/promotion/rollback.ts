import { loadRelease } from '../store/loadRelease.ts'
import { pastVersions } from '../store/history.ts'
import { promote, rehearse, type Promoted, type Promotion } from './promote.ts'
import type { ReleaseStore } from '../store/store.ts'

/** There is no version to go back to, or not the one that was asked for. */
export class NoSuchVersion extends Error {}

/** A version and the one that takes its place; null if the remote leaves. */
export type RollbackTarget = { from: string; to: string | null }
/** What `--to` says for a remote that is to leave. */
export const NONE = 'none'

/**
 * Where a package goes back to: its last other version that was live and was not withdrawn itself, or the one that `to`
 * names by its beginning.
 * @throws NoSuchVersion
 */
export async function rollbackTarget(store: ReleaseStore, name: string, to?: string): Promise<RollbackTarget> {
  const live = await store.live()
  const manifest = live === null ? null : await store.readManifest(live)
  const from = manifest?.releases[name]
  if (!manifest || from === undefined) throw new NoSuchVersion(`${name} is not live, so there is nothing to undo.`)
  if (to === NONE) {
    if (name === 'shell') throw new NoSuchVersion('The shell cannot leave: name a version of it.')
    return { from, to: null }
  }
  if (to === undefined) {
    const good = manifest.lastGood?.[name]
    if (good !== undefined) return { from, to: good }
    throw new NoSuchVersion(
      `${name} has no other version that was not withdrawn. Choose one with --to; "--to ${NONE}" takes it out of the product.`,
    )
  }

  const past: string[] = []
  for await (const version of pastVersions(store, live, name)) past.push(version)
  const matches = past.includes(to)
    ? [to]
    : past.filter((version) => version.startsWith(to) || digestOf(version).startsWith(to))
  const others = `Its versions so far: ${past.join(', ')}.`
  if (matches.length === 0) throw new NoSuchVersion(`${name} ${to} was never live. ${others}`)
  if (matches.length > 1) throw new NoSuchVersion(`"${to}" can be ${matches.join(' or ')}. Write more of it.`)
  if (matches[0] === from) throw new NoSuchVersion(`${name} ${from} is live now. ${others}`)
  return { from, to: matches[0]! }
}

/** `4f2a9c…` of `0.1.0-4f2a9c…`. */
const digestOf = (version: string) => version.slice(version.indexOf('-') + 1)

/**
 * Makes another version of one package live; all others stay. It is checked as a release is, and refused if the package
 * was changed since the target was chosen.
 * @throws PromotionRefused, VersionChanged, NeverFirst, ReleaseRefused
 */
export async function rollback({
  name,
  target: { from, to },
  dryRun = false,
  ...promotion
}: Pick<Promotion, 'store' | 'keys' | 'by' | 'note' | 'check' | 'say'> & {
  name: string
  target: RollbackTarget
  /** Only checks it, and changes nothing. */
  dryRun?: boolean
}): Promise<Promoted> {
  const { store, keys } = promotion
  const release = to === null ? null : await loadRelease(store, keys, name, to)
  const run = dryRun ? rehearse : promote
  return run({ ...promotion, kind: 'rollback', changes: { [name]: release }, expected: { [name]: from } })
}
