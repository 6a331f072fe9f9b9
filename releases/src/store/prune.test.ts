import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { prune } from './prune.ts'
import { fakeStore, type FakeStore } from './store.fake.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => Date.now() + days * DAY_MS

let fake: FakeStore
const used: FakeStore[] = []
beforeEach(async () => void used.push((fake = await fakeStore())))
after(() => Promise.all(used.map(({ remove }) => remove())))

const catalog = (version: string) => ({ name: 'mfe-catalog', version })
const versions = async () => (await fake.store.list())['mfe-catalog']!.sort()

test('what was live within thirty days stays, and the live and the last good version for ever', async () => {
  await fake.release({ name: 'shell', version: '1' }, catalog('1'))
  for (const version of ['2', '3', '4']) await fake.release(catalog(version))
  await fake.publish(catalog('refused'))

  assert.deepEqual(await prune(fake.store, { now: inDays(29) }), [])
  const unneeded = [catalog('1'), catalog('2'), catalog('refused')]
  const byVersion = (one: { version: string }, other: { version: string }) => one.version.localeCompare(other.version)
  assert.deepEqual((await prune(fake.store, { now: inDays(31), dryRun: true })).sort(byVersion), unneeded)
  assert.deepEqual(await versions(), ['1', '2', '3', '4', 'refused'])
  assert.deepEqual((await prune(fake.store, { now: inDays(31) })).sort(byVersion), unneeded)
  assert.deepEqual(await versions(), ['3', '4'])
  assert.deepEqual(await prune(fake.store, { now: inDays(3_000) }), [])
})

test('a set that was replaced a moment ago is kept for open tabs with its last good versions, however old it is', async () => {
  await fake.release({ name: 'shell', version: '1' }, catalog('0'))
  await fake.release(catalog('1'))
  await fake.release(catalog('2'))
  await fake.release(catalog('3'))
  const live = await fake.store.readManifest((await fake.store.live())!)
  // Version 2 was live for a year, and 3 took its place now.
  for (const [id, createdAt] of [
    [live.id, new Date(inDays(365)).toISOString()],
    [live.previous!, new Date(inDays(1)).toISOString()],
  ] as const)
    await fake.store.putManifest({ ...(await fake.store.readManifest(id)), createdAt })
  await prune(fake.store, { now: inDays(366) })
  assert.deepEqual(await versions(), ['1', '2', '3'])
})

test('a live release is not removed, and a set without one of its releases does not go live', async () => {
  await fake.release({ name: 'shell', version: '1' }, catalog('1'))
  assert.equal(await fake.store.remove('mfe-catalog', '1'), false)
  await fake.release(catalog('2'))
  const { previous } = await fake.store.readManifest((await fake.store.live())!)
  assert.equal(await fake.store.remove('mfe-catalog', '1'), true)
  assert.equal(await fake.store.remove('mfe-catalog', '1'), false)
  await assert.rejects(fake.store.setLive(previous!, await fake.store.live()), /has no mfe-catalog 1/)
})
