import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { fakeStore, type Fake, type FakeStore } from '../store/store.fake.ts'
import { failuresFor, findingsFor } from './findingsFor.fake.ts'

let fake: FakeStore
const used: FakeStore[] = []
beforeEach(async () => used.push((fake = await fakeStore())))
after(() => Promise.all(used.map(({ remove }) => remove())))

const shell: Fake = { name: 'shell', version: '1' }
const catalog: Fake = { name: 'mfe-catalog', version: '1' }
const linking = (version: string): Fake => ({
  name: 'mfe-marketing',
  version,
  built: {
    routes: [],
    nav: [],
    links: [
      { path: '/programs/7', file: 'content/faq/pl.mdx' },
      { path: '/diary', file: 'content/faq/pl.mdx' },
    ],
  },
})
const DEAD_LINK = 'mfe-marketing links to /diary in content/faq/pl.mdx, and no release has that page.'
const diary = (version: string, path: string): Fake => ({
  name: 'mfe-diary',
  version,
  built: { routes: [{ id: path, path, search: [], scripts: [], styles: [] }], nav: [] },
})

test('promotion is refused for a text with a new link to a page that no release has', async () => {
  await fake.release(shell, catalog)
  assert.deepEqual(await failuresFor(fake, linking('1')), [DEAD_LINK])
})

test('a text may link to a page of another release; when the page leaves, that is a warning', async () => {
  await fake.release(shell, catalog, diary('1', 'diary'))
  assert.deepEqual(await failuresFor(fake, linking('1')), [])

  await fake.release(linking('1'))
  for (const changed of [diary('2', 'notebook'), linking('2')]) {
    const warnings = (await findingsFor(fake, changed)).filter(({ result }) => result !== 'passed')
    assert.deepEqual(
      warnings.map(({ result, sentence }) => `${result} ${sentence}`),
      [`warned ${DEAD_LINK} The link was there before, and is for a squad of mfe-marketing to mend.`],
    )
    await fake.release(changed)
  }
})
