import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { checkManifest } from '../check/checkManifest.ts'
import { fakeStore, type Fake, type FakeStore } from '../store/store.fake.ts'
import { performPlans, plannedReleases, readPlan } from './plannedReleases.ts'

const AT = '2026-12-04T07:00:00.000Z'
const [BEFORE, THEN] = [Date.parse(AT) - 1, Date.parse(AT)]
// Nothing answers there, and the fakes’ pages ask for nothing.
const check = checkManifest('http://127.0.0.1:9')

let fake: FakeStore
const used: FakeStore[] = []
const said: string[] = []
beforeEach(async () => {
  used.push((fake = await fakeStore()))
  said.length = 0
  await fake.release({ name: 'shell', version: '1' }, { name: 'mfe-catalog', version: '1' })
})
after(() => Promise.all(used.map(({ remove }) => remove())))

const plan = async (planned: Fake) => {
  const { id } = await fake.prepare(planned)
  await fake.store.putPlan({ manifest: id, at: AT })
}
const perform = (now: number) =>
  performPlans({ ...fake, checks: async () => ({ check }), say: (sentence) => said.push(sentence) }, now)
const live = async () => (await fake.store.readManifest((await fake.store.live())!)).releases

test('what is planned goes live when its time has come, and not before', async () => {
  await plan({ name: 'mfe-catalog', version: '2' })
  await perform(BEFORE)
  assert.deepEqual(await live(), { shell: '1', 'mfe-catalog': '1' })
  await perform(THEN)
  assert.deepEqual(await live(), { shell: '1', 'mfe-catalog': '2' })
  assert.deepEqual(await fake.store.plans(), [])
  assert.deepEqual(said, ['Live now: mfe-catalog 1 → 2, planned by test.'])
})

test('it goes live beside what others have released meanwhile', async () => {
  await plan({ name: 'mfe-catalog', version: '2' })
  await fake.release({ name: 'mfe-diary', version: '1', built: { routes: [], nav: [] } })
  await perform(THEN)
  assert.deepEqual(await live(), { shell: '1', 'mfe-catalog': '2', 'mfe-diary': '1' })
})

test('what takes the place of a newer version than was live then is refused, once, and stays on the list', async () => {
  await plan({ name: 'mfe-catalog', version: '2' })
  await fake.release({ name: 'mfe-catalog', version: '3' })
  await perform(THEN)
  await perform(THEN)
  assert.deepEqual(await live(), { shell: '1', 'mfe-catalog': '3' })
  const [planned] = await plannedReleases(fake.store, 'mfe-catalog')
  assert.deepEqual(planned?.plan.refused, ['mfe-catalog 1 is not live any more: somebody changed it meanwhile.'])
  assert.equal(said.length, 1)
  assert.deepEqual(await plannedReleases(fake.store, 'shell'), [])
})

test('what does not pass beside what is live then is refused, with the reasons', async () => {
  await plan({ name: 'mfe-catalog', version: '2', built: { consumes: { react: { range: '^99.0.0', names: [] } } } })
  await perform(THEN)
  assert.deepEqual(await live(), { shell: '1', 'mfe-catalog': '1' })
  assert.match((await fake.store.plans())[0]!.refused!.join(), /mfe-catalog wants react \^99\.0\.0/)
})

test('what was released by hand before its time is not released again', async () => {
  await plan({ name: 'mfe-catalog', version: '2' })
  await fake.promote({ 'mfe-catalog': '2' })
  const before = await fake.store.live()
  await perform(THEN)
  assert.equal(await fake.store.live(), before)
  assert.deepEqual(await fake.store.plans(), [])
})

test('a canary is shown beside what others release, until it is live', async () => {
  const { id } = await fake.prepare({ name: 'mfe-catalog', version: '2' })
  await fake.store.putPlan({ manifest: id, percent: 5 })
  await perform(THEN)
  assert.deepEqual(await fake.store.plans(), [{ manifest: id, percent: 5 }])

  await fake.release({ name: 'mfe-diary', version: '1', built: { routes: [], nav: [] } })
  await perform(THEN)
  const [canary] = await plannedReleases(fake.store)
  assert.equal(canary!.plan.percent, 5)
  assert.deepEqual(canary!.manifest.releases, { shell: '1', 'mfe-catalog': '2', 'mfe-diary': '1' })
  assert.equal(canary!.manifest.previous, await fake.store.live())
  assert.deepEqual(await live(), { shell: '1', 'mfe-catalog': '1', 'mfe-diary': '1' })

  await fake.promote({ 'mfe-catalog': '2' })
  await perform(THEN)
  assert.deepEqual(await fake.store.plans(), [])
})

test('a canary is refused when somebody makes another version of its package live', async () => {
  const { id } = await fake.prepare({ name: 'mfe-catalog', version: '2' })
  await fake.store.putPlan({ manifest: id, percent: 5 })
  await fake.release({ name: 'mfe-catalog', version: '3' })
  await perform(THEN)
  assert.match((await fake.store.plans())[0]!.refused!.join(), /mfe-catalog 1 is not live any more/)
})

test('a plan is a moment ahead, at most 28 days, or a part of the visitors', () => {
  const now = Date.parse('2026-12-01T00:00:00Z')
  assert.equal(readPlan({}, now), undefined)
  assert.deepEqual(readPlan({ canary: '5' }, now), { percent: 5 })
  assert.deepEqual(readPlan({ at: '2026-12-04T08:00+01:00' }, now), { at: AT })
  assert.deepEqual(readPlan({ at: '2026-12-04T08:00' }, now), { at: new Date('2026-12-04T08:00').toISOString() })
  for (const [asked, why] of [
    [{ at: 'tomorrow' }, /no time like 2026-12-04T08:00/],
    [{ at: '2026-12-04' }, /no time like/],
    [{ at: '2026-13-04T08:00' }, /no time like/],
    [{ at: '2026-11-30T08:00Z' }, /is past/],
    [{ at: '2027-01-04T08:00Z' }, /more than 28 days ahead/],
    [{ canary: '0' }, /for 1 to 99/],
    [{ canary: '100' }, /for 1 to 99/],
    [{ at: '2026-12-04T08:00Z', canary: '5' }, /not both/],
  ] as const)
    assert.throws(() => readPlan(asked, now), why)
})
