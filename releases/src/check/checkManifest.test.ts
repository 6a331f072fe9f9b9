import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { after, beforeEach, test } from 'node:test'
import { candidateManifest } from '../candidateManifest.ts'
import { loadStaged } from '../loadRelease.ts'
import { fakeStore, type Fake } from '../store.fake.ts'
import { checkManifest } from './checkManifest.ts'

let fake: Awaited<ReturnType<typeof fakeStore>>
const used: (typeof fake)[] = []
beforeEach(async () => used.push((fake = await fakeStore())))
after(() => Promise.all(used.map(({ remove }) => remove())))

const shell: Fake = { name: 'shell', version: '1' }
const slot = (name: string) => ({ name, scripts: [], styles: [] })
const catalog: Fake = { name: 'mfe-catalog', version: '1', built: { slots: [slot('catalog.part.v1')] } }
const route = (path: string) => ({ id: path, path, search: [], scripts: [], styles: [] })

/** The findings for one more release in the live manifest. */
async function check(changed: Fake, apiUrl: string | null = null) {
  const { folder } = await fake.stage(changed)
  const staged = await loadStaged(folder, fake.keys, changed.name, changed.version)
  return checkManifest(await candidateManifest(fake.store, fake.keys, [staged]), [changed.name], apiUrl)
}
const failuresOf = async (changed: Fake, apiUrl: string | null = null) =>
  (await check(changed, apiUrl)).filter(({ result }) => result === 'failed').map(({ sentence }) => sentence)

test('a valid release passes, and each check is listed', async () => {
  await fake.release(shell, catalog)
  assert.deepEqual(
    (await check({ ...catalog, version: '2' }, 'http://127.0.0.1:9')).map(
      ({ result, sentence }) => `${result} ${sentence}`,
    ),
    [
      'passed mfe-catalog 2 finds all 1 names that it consumes in shell 1.',
      'passed All 2 paths have one owner, and all 1 links lead to one of them.',
      'passed All 1 slots that are provided have one provider.',
      'passed mfe-catalog 2 has all 8 files that it refers to.',
      'passed All 4 pages without parameters render, in both languages.',
    ],
  )
})

const breaches: [string, Fake, string][] = [
  [
    'consumes a name that the shell lacks',
    { ...catalog, built: { consumes: { react: { range: '^19.0.0', names: ['useState', 'useMagic'] } } } },
    'mfe-catalog 2 consumes "useMagic" from react, which shell 1 does not offer.',
  ],
  [
    'consumes a shared package that the shell lacks',
    { ...catalog, built: { consumes: { '@kinora/magic': { range: '^1.0.0', names: [] } } } },
    'mfe-catalog 2 consumes @kinora/magic, which shell 1 does not offer.',
  ],
  [
    'wants another version',
    { ...catalog, built: { consumes: { react: { range: '^20.0.0', names: [] } } } },
    'mfe-catalog 2 wants react ^20.0.0, and shell 1 has 19.3.1.',
  ],
  [
    "claims another remote's path",
    { name: 'mfe-team', version: '2', built: { routes: [route('Programs/:other')], nav: [] } },
    'The path "programs/:id" is claimed by mfe-catalog and mfe-team.',
  ],
  [
    'claims a reserved path',
    { name: 'mfe-team', version: '2', built: { routes: [route('api/team')], nav: [] } },
    'mfe-team claims "api/team", which is reserved for the platform.',
  ],
  [
    'links to a page that does not exist',
    { ...catalog, built: { routes: [route('other')] } },
    'mfe-catalog puts a link to /programs into header, and no release has that page.',
  ],
  [
    'provides a slot of another remote',
    { name: 'mfe-team', version: '2', built: { routes: [], nav: [], slots: [slot('catalog.part.v1')] } },
    'The slot catalog.part.v1 is provided by mfe-catalog and mfe-team.',
  ],
  [
    'lacks a file of a slot component',
    { ...catalog, built: { slots: [{ ...slot('catalog.part.v1'), scripts: ['client/lost.js'] }] } },
    'mfe-catalog 2 lacks client/lost.js, which the slot catalog.part.v1 needs.',
  ],
  [
    'lacks a file of a route',
    { ...catalog, built: { routes: [{ ...route('programs'), id: 'list', scripts: ['client/lost.js'] }] } },
    'mfe-catalog 2 lacks client/lost.js, which the route "list" needs.',
  ],
]
for (const [what, changed, sentence] of breaches) {
  test(`promotion is refused for a remote that ${what}`, async () => {
    await fake.release(shell, catalog)
    assert.deepEqual(await failuresOf({ ...changed, version: '2' }), [sentence])
  })
}

test('a remote may take over a path of the shell', async () => {
  await fake.release({ ...shell, built: { routes: [route('profile/password')] } }, catalog)
  const profile = { name: 'mfe-profile', version: '1', built: { routes: [route('Profile/password')], nav: [] } }
  assert.deepEqual(await failuresOf(profile), [])
})

test('a slot that no remote provides is reported, and does not prevent the promotion', async () => {
  await fake.release(shell, catalog)
  const findings = await check({
    name: 'mfe-home',
    version: '1',
    built: { routes: [{ ...route('home'), slots: ['profile.today.v1'] }], nav: [] },
  })
  assert.deepEqual(
    findings.filter(({ result }) => result !== 'passed').map(({ result, sentence }) => `${result} ${sentence}`),
    [
      'skipped Nobody provides profile.today.v1, so it stays empty on /home of mfe-home.',
      'skipped No API answers, so no page was rendered.',
    ],
  )
})

test('promotion is refused for a shell that no longer provides what a live remote consumes', async () => {
  await fake.release(shell, catalog)
  const poorer = { ...shell, version: '2', built: { provides: { react: { version: '19.4.0', names: ['useEffect'] } } } }
  assert.deepEqual(await failuresOf(poorer), [
    'mfe-catalog 1 consumes "useState" from react, which shell 2 does not offer.',
  ])
})

test('promotion is refused when pages do not render', async () => {
  await fake.release(shell, catalog)
  const [polish, english] = await failuresOf(
    { ...catalog, version: '2', server: 'exports.default = { show: async () => { throw new Error("no cards") } }' },
    'http://127.0.0.1:9',
  )
  assert.match(polish!, /^\/programs of mfe-catalog does not render: Error: no cards/)
  assert.match(english!, /^\/en\/programs of mfe-catalog does not render/)
  assert.match(
    (await failuresOf({ ...shell, version: '2', server: 'throw new Error("no shell")' }, 'http://127.0.0.1:9'))[0]!,
    /The shell does not evaluate: no shell/,
  )
})

test('a live remote whose release is missing does not prevent the promotion of others', async () => {
  await fake.release(shell, catalog, { name: 'mfe-team', version: '1', built: { routes: [], nav: [] } })
  await rm(fake.pathOf('mfe-team', '1', 'release.sig'))
  const findings = await check({ ...catalog, version: '2' })
  assert.deepEqual(
    findings.map(({ result }) => result),
    ['skipped', 'passed', 'passed', 'passed', 'passed', 'skipped'],
  )
  assert.match(findings[0]!.sentence, /mfe-team 1 is refused: it is not signed/)
})

test('a remote cannot be promoted without a shell', async () => {
  await assert.rejects(check(catalog), /No shell is live yet/)
})
