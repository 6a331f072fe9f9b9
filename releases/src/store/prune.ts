import type { ReleaseDocument } from '@kinora/contracts'
import { history } from './history.ts'
import { unlessUnreachable, type ReleaseStore } from './store.ts'

/** Tabs may stay open for that long, and then still load files of the set that they came with. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

export type Pruned = { name: string; version: string }

/**
 * Removes releases that nobody needs: not live, not the last good version of a package, in no set that was live within
 * thirty days, and not built within them.
 * @param dryRun only names them
 * @throws StoreUnreachable, since what is needed is not known then
 */
export async function prune(store: ReleaseStore, { dryRun = false, now = Date.now() } = {}): Promise<Pruned[]> {
  const since = now - KEPT_DAYS * DAY_MS
  const needed = await neededSince(store, since)
  const pruned: Pruned[] = []
  for (const [name, versions] of Object.entries(await store.list()))
    for (const version of versions) {
      if (needed.has(`${name} ${version}`) || (await builtAt(store, name, version)) > since) continue
      if (dryRun || (await store.remove(name, version))) pruned.push({ name, version })
    }
  return pruned
}

/** What was live at some moment since then, and the last good versions. */
async function neededSince(store: ReleaseStore, since: number): Promise<Set<string>> {
  const needed = new Set<string>()
  let liveUntil = Infinity
  for await (const { releases, lastGood, createdAt } of history(store, await store.live())) {
    if (liveUntil < since) break
    for (const [name, version] of [...Object.entries(releases), ...Object.entries(lastGood ?? {})])
      needed.add(`${name} ${version}`)
    liveUntil = Date.parse(createdAt)
  }
  return needed
}

/** In milliseconds; 0 if the release does not say. */
async function builtAt(store: ReleaseStore, name: string, version: string): Promise<number> {
  const bytes = await store.read(name, version, 'release.json').catch(unlessUnreachable(() => null))
  if (!bytes) return 0
  const { builtAt: time } = JSON.parse(bytes.toString()) as Partial<ReleaseDocument>
  return Date.parse(time ?? '') || 0
}
