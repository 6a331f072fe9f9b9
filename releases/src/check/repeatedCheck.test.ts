import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { candidateManifest, type Candidate } from '../promotion/candidateManifest.ts'
import { loadRelease } from '../store/loadRelease.ts'
import { fakeStore, type Fake, type FakeStore } from '../store/store.fake.ts'
import { checkManifest } from './checkManifest.ts'

/** The fakes ask no API. */
const API = 'http://127.0.0.1:9'

let fake: FakeStore
before(async () => void (fake = await fakeStore()))
after(() => fake.remove())

const remote = (name: string, version: string): Fake => ({
  name,
  version,
  built: { routes: [{ id: 'page', path: name, search: [], scripts: [], styles: [] }], nav: [] },
})

/** The candidate in which nothing of mfe-team can be rendered, in this version. */
const withBrokenTeam = (candidate: Candidate, version: string): Candidate => ({
  ...candidate,
  remotes: candidate.remotes.map((one) =>
    one.name === 'mfe-team'
      ? { ...one, version, release: { ...one.release!, server: "throw new Error('Thrown on purpose')" } }
      : one,
  ),
})

test('a check that is repeated renders what others have changed, and what it has seen no more', async () => {
  await fake.release({ name: 'shell', version: '1' }, remote('mfe-catalog', '1'), remote('mfe-team', '1'))
  await fake.publish(remote('mfe-catalog', '2'))
  const base = await fake.store.readManifest((await fake.store.live())!)
  const changes = { 'mfe-catalog': await loadRelease(fake.store, fake.keys, 'mfe-catalog', '2') }
  const candidate = await candidateManifest(fake.store, fake.keys, base, changes)

  const check = checkManifest(API)
  const failuresOf = async (one: Candidate, changed = ['mfe-catalog']) =>
    (await check(one, null, changed)).flatMap(({ result, sentence }) => (result === 'failed' ? sentence : []))
  assert.deepEqual(await failuresOf(candidate), [])
  assert.deepEqual(await failuresOf(withBrokenTeam(candidate, '1')), [])

  const broken = /^\/mfe-team of mfe-team, which is not changed, does not render beside this: .*Thrown on purpose/
  assert.match((await failuresOf(withBrokenTeam(candidate, '2')))[0]!, broken)
  // What is sound beside one change is not known to be sound beside another.
  assert.match((await failuresOf(withBrokenTeam(candidate, '1'), ['shell']))[0]!, broken)
})
