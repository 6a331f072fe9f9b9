import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { checkContracts } from '../check/checkManifest.ts'
import { loadRelease } from '../store/loadRelease.ts'
import { NeverFirst, promote, PromotionRefused, type Check } from './promote.ts'
import { fakeStore, type Fake, type FakeStore } from '../store/store.fake.ts'

let fake: FakeStore
before(async () => void (fake = await fakeStore()))
after(() => fake.remove())

const remote = (name: string, version: string, path: string): Fake => ({
  name,
  version,
  built: { routes: [{ id: 'page', path, search: [], scripts: [], styles: [] }], nav: [] },
})

test('of two promotions at the same moment that claim one path, one passes; who comes after them passes too', async () => {
  const squads = ['mfe-a', 'mfe-b']
  await fake.release({ name: 'shell', version: '1' }, ...[...squads, 'mfe-c'].map((name) => remote(name, '1', name)))
  for (const name of squads) await fake.publish(remote(name, '2', 'common'))
  for (const name of [...squads, 'mfe-c']) await fake.publish(remote(name, '3', `${name}/more`))

  let checks = 0
  const { promise: bothChecked, resolve } = Promise.withResolvers<void>()
  // Neither goes live before both were checked beside what was live.
  const check: Check = async (candidate, base, changed) => {
    const findings = checkContracts(candidate, base, changed)
    if (++checks === squads.length) resolve()
    await bothChecked
    return findings
  }
  const release = async (name: string, version: string) => {
    const changes = { [name]: await loadRelease(fake.store, fake.keys, name, version) }
    return promote({ store: fake.store, keys: fake.keys, changes, kind: 'release', by: name, check })
  }
  const live = async () => (await fake.store.readManifest((await fake.store.live())!)).releases

  const results = await Promise.allSettled(squads.map((name) => release(name, '2')))
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const passed = squads[results.findIndex(({ status }) => status === 'fulfilled')]!
  const { reason } = results.find((result) => result.status === 'rejected')!
  assert.ok(reason instanceof PromotionRefused)
  const failures = reason.findings.filter(({ result }) => result === 'failed')
  assert.deepEqual(
    failures.map(({ of }) => [...of].sort()),
    [squads],
  )
  const after = { shell: '1', 'mfe-a': '1', 'mfe-b': '1', 'mfe-c': '1', [passed]: '2' }
  assert.deepEqual(await live(), after)

  await release('mfe-c', '3')
  const refused = squads.find((name) => name !== passed)!
  await release(refused, '3')
  assert.deepEqual(await live(), { ...after, 'mfe-c': '3', [refused]: '3' })
})

test('a promotion before which others are each time ends, and says who was first', async () => {
  await fake.release({ name: 'shell', version: '4' }, ...['mfe-a', 'mfe-b'].map((name) => remote(name, '4', name)))
  await fake.publish(remote('mfe-a', '5', 'mfe-a'))
  await fake.publish(remote('mfe-b', '5', 'mfe-b'))
  const promoteTo = async (
    name: string,
    version: string,
    more: { check: Check | null; say?: (said: string) => void },
  ) =>
    promote({
      store: fake.store,
      keys: fake.keys,
      changes: { [name]: await loadRelease(fake.store, fake.keys, name, version) },
      kind: 'release',
      by: `${name} squad`,
      ...more,
    })
  const live = async () => (await fake.store.readManifest((await fake.store.live())!)).releases
  const said: string[] = []
  const check: Check = async () => {
    await promoteTo('mfe-b', (await live())['mfe-b'] === '4' ? '5' : '4', { check: null })
    return []
  }

  await assert.rejects(promoteTo('mfe-a', '5', { check, say: (sentence) => said.push(sentence) }), NeverFirst)
  assert.equal((await live())['mfe-a'], '4')
  assert.equal(said[0], 'mfe-b squad was first with mfe-b 4 → 5: checking beside that')
  assert.equal(said[1], 'mfe-b squad was first with mfe-b 5 → 4: checking beside that')
})
