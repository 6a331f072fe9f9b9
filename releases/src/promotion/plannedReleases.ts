import type { ReleaseManifest, ReleasePlan } from '@kinora/contracts'
import type { Look } from '../browser/lookInBrowser.ts'
import { loadRelease } from '../store/loadRelease.ts'
import type { KnownKeys } from '../store/signing.ts'
import type { ReleaseStore } from '../store/store.ts'
import type { Changes } from './candidateManifest.ts'
import { changesIn } from './changesIn.ts'
import { prepare, promote, PromotionRefused, VersionChanged, type Check, type Promotion } from './promote.ts'

/** Longer ahead the files of a release could be removed before (`prune`). */
const MOST_DAYS = 28
const DAY_MS = 86_400_000

/**
 * When a release is to go live, or how many of a hundred visitors are to see it, from what somebody wrote; undefined for
 * now and all. `at` is like `2026-12-04T08:00`, by the clock of this machine unless it ends in `Z` or `+01:00`.
 * @throws Error for other texts, a moment that is past or too far ahead, and for both
 */
export function readPlan(
  { at, canary }: { at?: string | undefined; canary?: string | undefined },
  now = Date.now(),
): Pick<ReleasePlan, 'at' | 'percent'> | undefined {
  if (at !== undefined && canary !== undefined) throw new Error('A release is for later, or for some: not both.')
  if (at !== undefined) return { at: momentIn(at, now) }
  if (canary === undefined) return undefined
  if (!/^[1-9]\d?$/.test(canary)) throw new Error(`A canary is for 1 to 99 of a hundred visitors, not for "${canary}".`)
  return { percent: Number(canary) }
}

function momentIn(text: string, now: number): string {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(time)) throw new Error(`"${text}" is no time like 2026-12-04T08:00.`)
  if (time <= now) throw new Error(`${text} is past.`)
  if (time > now + MOST_DAYS * DAY_MS) throw new Error(`${text} is more than ${MOST_DAYS} days ahead.`)
  return new Date(time).toISOString()
}

export type Planned = { plan: ReleasePlan; manifest: ReleaseManifest }

/** Plans with their manifests, in the order of their time, canaries first; of one package, or all. */
export async function plannedReleases(store: ReleaseStore, name?: string): Promise<Planned[]> {
  const plans = await Promise.all(
    (await store.plans()).map(async (plan) => ({ plan, manifest: await store.readManifest(plan.manifest) })),
  )
  return plans.filter(({ manifest }) => name === undefined || Object.hasOwn(manifest.change?.versions ?? {}, name))
}

/**
 * Takes back what is planned for a package, or its canaries.
 * @param by only what this squad has planned
 * @returns what each would have changed
 */
export async function takeBack(store: ReleaseStore, name: string, by?: string): Promise<string[]> {
  const planned = (await plannedReleases(store, name)).filter(({ manifest: { change } }) => !by || change?.by === by)
  for (const { plan } of planned) await store.removePlan(plan.manifest)
  return planned.map(({ manifest }) => changesIn(manifest))
}

/** The plans whose time has come, and the canaries of an older set than the live one. */
export async function duePlans(store: ReleaseStore, now = Date.now()): Promise<Planned[]> {
  const planned = (await plannedReleases(store)).filter(({ plan }) => !plan.refused)
  if (planned.length === 0) return []
  const live = await store.live()
  return planned.filter(({ plan: { at }, manifest }) =>
    at === undefined ? manifest.previous !== live : Date.parse(at) <= now,
  )
}

type Performing = {
  store: ReleaseStore
  keys: KnownKeys
  checks: () => Promise<{ check: Check | null; look?: Look }>
  say: (sentence: string) => void
}

/**
 * Makes live what is planned for now or before, as if it were released by whoever planned it, and shows canaries beside
 * what is live now: both checked beside exactly that. What is refused stays as a plan with the reasons, which nobody tries
 * again; so does what would take the place of another version than the one that was live when it was planned.
 * @throws StoreUnreachable, after which it can be called again
 */
export async function performPlans({ store, keys, checks, say }: Performing, now = Date.now()): Promise<void> {
  for (const { plan, manifest } of await duePlans(store, now)) {
    const next = await perform(plan, manifest)
    if (next) await store.putPlan(next)
    if (next?.manifest !== plan.manifest) await store.removePlan(plan.manifest)
    const what = `${changesIn(manifest)}, planned by ${manifest.change?.by}`
    if (next?.refused) say(`Not live: ${what}. ${next.refused.join(' ')}`)
    else if (!next) say(`Live now: ${what}.`)
  }

  /** What takes the plan's place, if anything. */
  async function perform(plan: ReleasePlan, { change, note }: ReleaseManifest): Promise<ReleasePlan | undefined> {
    const { by, versions } = change!
    const live = (await store.readManifest((await store.live())!)).releases
    if (Object.entries(versions).every(([name, { to }]) => live[name] === to)) return undefined
    const changes: Changes = {}
    const expected: Record<string, string> = {}
    for (const [name, { from, to }] of Object.entries(versions)) {
      changes[name] = to === null ? null : await loadRelease(store, keys, name, to)
      if (from !== null) expected[name] = from
    }
    const promotion: Promotion = {
      ...{ store, keys, changes, expected, by, note, say },
      kind: 'release',
      ...(await checks()),
    }
    try {
      if (plan.percent !== undefined) return { ...plan, manifest: (await prepare(promotion)).manifest.id }
      await promote(promotion)
      return undefined
    } catch (error) {
      if (error instanceof VersionChanged) return { ...plan, refused: [error.message] }
      if (!(error instanceof PromotionRefused)) throw error
      const failures = error.findings.filter(({ result }) => result === 'failed')
      return { ...plan, refused: failures.map(({ sentence }) => sentence) }
    }
  }
}

const LOOK_EVERY_MS = 5_000

/** Performs plans when their time has come, until the process ends. What fails is said, and tried again. */
export function followPlans(perform: () => Promise<unknown>): void {
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    await perform()
      .catch((error: Error) => console.error(error.message))
      .finally(() => (isBusy = false))
  }
  setInterval(look, LOOK_EVERY_MS).unref()
}
