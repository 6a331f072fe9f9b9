import assert from 'node:assert/strict'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { ReleaseManifest } from '@kinora/contracts'
import fc from 'fast-check'
import { candidateManifest } from '../promotion/candidateManifest.ts'
import { checkContracts } from '../check/checkManifest.ts'
import { folderStore } from './folderStore.ts'
import { history } from './history.ts'
import { loadRelease } from './loadRelease.ts'
import { NothingChanged, promote, PromotionRefused, VersionChanged, type Check } from '../promotion/promote.ts'
import { promoteUnchecked } from '../promotion/promoteUnchecked.ts'
import { NoSuchVersion, rollback, rollbackTarget } from '../promotion/rollback.ts'
import type { ReleaseStore } from './store.ts'
import { fakeStore } from './store.fake.ts'
import { seed, thorough } from '../thorough.fake.ts'

const HISTORIES = thorough(200, 40)
const SQUADS = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e']
/** The pages of each version. Only one remote can have a page below `common`. */
const PAGES: Record<string, string[]> = { 1: [''], 2: ['', 'more'], 3: ['', 'common'], 4: ['', 'common/:id'], 5: [''] }
/** This one consumes what no shell offers. */
const BROKEN = '5'

let fake: Awaited<ReturnType<typeof fakeStore>>
before(async () => {
  fake = await fakeStore()
  await fake.publish({ name: 'shell', version: '1' })
  for (const name of SQUADS)
    for (const [version, paths] of Object.entries(PAGES)) {
      const routes = paths.map((path) => ({
        id: path || 'home',
        path: path.startsWith('common') ? path : `${name}/${path}`,
        examples: path.includes(':') ? ['common/7'] : [],
        search: [],
        scripts: [],
        styles: [],
      }))
      const names = version === BROKEN ? ['useMagic'] : []
      await fake.publish({
        name,
        version,
        built: { routes, nav: [], consumes: { react: { range: '^19.0.0', names } } },
      })
    }
})
after(() => fake.remove())

type Step = { kind: 'release'; version: string } | { kind: 'rollback'; to?: string }
const version = fc.constantFrom(...Object.keys(PAGES))
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), version }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'rollback' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollback' as const), to: version }) },
)
/** What each squad does, one after another; the squads work at the same time. */
const plans = fc.tuple(...SQUADS.map(() => fc.array(step, { maxLength: 4 })))

const REFUSALS = [PromotionRefused, NothingChanged, NoSuchVersion, VersionChanged]
const check: Check = async (candidate, base, changed) => checkContracts(candidate, base, changed)

/** Makes one change; returns the id of its manifest, or null if it was refused. */
async function make(store: ReleaseStore, name: string, plan: Step): Promise<string | null> {
  const shared = { store, keys: fake.keys, by: name, check }
  try {
    if (plan.kind === 'rollback') {
      const target = await rollbackTarget(store, name, plan.to)
      return (await rollback({ ...shared, name, target })).manifest.id
    }
    const changes = { [name]: await loadRelease(store, fake.keys, name, plan.version) }
    return (await promote({ ...shared, kind: 'release', changes })).manifest.id
  } catch (error) {
    if (REFUSALS.some((refusal) => error instanceof refusal)) return null
    throw error
  }
}

/** Live sets that were found to be sound, so that each is checked once. */
const sound = new Set<string>()

async function isSound(store: ReleaseStore, manifest: ReleaseManifest): Promise<boolean> {
  const key = JSON.stringify(Object.entries(manifest.releases).sort())
  if (sound.has(key)) return true
  const candidate = await candidateManifest(store, fake.keys, manifest, {})
  const findings = checkContracts(candidate, null, Object.keys(manifest.releases))
  if (findings.some(({ result }) => result === 'failed')) return false
  sound.add(key)
  return true
}

test(`in ${HISTORIES} histories of five squads the live set is always sound, and nobody's change is undone by another`, async () => {
  await fc.assert(
    fc.asyncProperty(plans, async (all) => {
      const root = await mkdtemp(join(tmpdir(), 'kinora-history-'))
      try {
        for (const name of ['shell', ...SQUADS]) await symlink(join(fake.home, 'store', name), join(root, name))
        const store = folderStore(root)
        await promoteUnchecked(store, fake.keys, { shell: '1' })
        const made = await Promise.all(
          SQUADS.map(async (name, squad) => {
            const ids: string[] = []
            for (const plan of all[squad]!) {
              const id = await make(store, name, plan)
              if (id !== null) ids.push(id)
            }
            return ids
          }),
        )

        const past: ReleaseManifest[] = []
        for await (const manifest of history(store, await store.live())) past.unshift(manifest)
        for (const [index, manifest] of past.entries()) {
          assert.ok(await isSound(store, manifest), `not sound: ${JSON.stringify(manifest.releases)}`)
          const previous = past[index - 1]?.releases ?? {}
          const names = [...new Set([...Object.keys(previous), ...Object.keys(manifest.releases)])]
          const moved = names.filter((name) => previous[name] !== manifest.releases[name])
          assert.deepEqual(Object.keys(manifest.change!.versions), moved)
          if (index > 0) assert.deepEqual(moved, [manifest.change!.by])
        }
        for (const [squad, ids] of made.entries()) {
          const squadIds = past.filter(({ change }) => change!.by === SQUADS[squad]).map(({ id }) => id)
          assert.deepEqual(squadIds, ids, 'every change that was reported is in the history, once and in order')
        }
      } finally {
        await rm(root, { recursive: true, force: true })
      }
    }),
    { numRuns: HISTORIES, seed },
  )
})
