import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { candidateManifest } from '../promotion/candidateManifest.ts'
import { loadRelease } from '../store/loadRelease.ts'
import { fakeStore, type FakeStore } from '../store/store.fake.ts'
import { pagesWithLastGood } from './lookInBrowser.ts'

const files = { scripts: [], styles: [] }
const route = (path: string, slots: string[] = []) => ({ id: path, path, search: [], slots, ...files })

/** A shell; two remotes with a page each, that of the first with a slot of the second; and one that shares no page. */
let fake: FakeStore
before(async () => {
  fake = await fakeStore()
  const built = { nav: [], slots: [] }
  await fake.release(
    { name: 'shell', version: '1' },
    { name: 'mfe-team', version: '1', built: { ...built, routes: [route('team', ['care.notes.v1'])] } },
    {
      name: 'mfe-care',
      version: '1',
      built: { ...built, routes: [route('care')], slots: [{ name: 'care.notes.v1', ...files }] },
    },
    { name: 'mfe-garden', version: '1', built: { ...built, routes: [route('garden')] } },
  )
})
after(() => fake.remove())

async function pagesFor(...changed: string[]): Promise<string[]> {
  const { store, keys } = fake
  const base = await store.readManifest((await store.live())!)
  const changes = Object.fromEntries(
    await Promise.all(changed.map(async (name) => [name, await loadRelease(store, keys, name, '1')] as const)),
  )
  const pages = pagesWithLastGood(await candidateManifest(store, keys, base, changes), changed, [
    'shell',
    'mfe-team',
    'mfe-care',
    'mfe-garden',
  ])
  return pages.map(({ path, lastGoodOf }) => `${path} with ${lastGoodOf}`).sort()
}

test('a changed remote is seen beside the last good versions of those that share a page with it', async () => {
  assert.deepEqual(await pagesFor('mfe-care'), ['/team with mfe-team'])
  assert.deepEqual(await pagesFor('mfe-team'), ['/team with mfe-care'])
  assert.deepEqual(await pagesFor('mfe-garden'), [])
})

test('a changed shell is seen with the last good version of every remote, on its own pages', async () => {
  assert.deepEqual(await pagesFor('shell'), ['/care with mfe-care', '/garden with mfe-garden', '/team with mfe-team'])
})

test('of two changed remotes each is seen beside the last good version of the other', async () => {
  assert.deepEqual(await pagesFor('mfe-care', 'mfe-team'), ['/team with mfe-care', '/team with mfe-team'])
})
