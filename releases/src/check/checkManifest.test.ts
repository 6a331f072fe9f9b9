import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { fakeStore, type Fake, type FakeStore } from '../store/store.fake.ts'
import { failuresFor, findingsFor } from './findingsFor.fake.ts'

let fake: FakeStore
const used: FakeStore[] = []
beforeEach(async () => used.push((fake = await fakeStore())))
after(() => Promise.all(used.map(({ remove }) => remove())))

const shell: Fake = { name: 'shell', version: '1' }
const slot = (name: string) => ({ name, scripts: [], styles: [] })
const catalog: Fake = { name: 'mfe-catalog', version: '1', built: { slots: [slot('catalog.part.v1')] } }
const route = (path: string) => ({ id: path, path, search: [], scripts: [], styles: [] })
const example = (path: string, address: string) => ({ ...route(path), examples: [address] })
const GRANT = '"kinora": { "grants": … } in a package.json allows it.'

const check = (changed: Fake, apiUrl?: string | null) => findingsFor(fake, changed, apiUrl)
const failuresOf = (changed: Fake) => failuresFor(fake, changed)

test('a valid release passes, and each check is listed', async () => {
  await fake.release(shell, catalog)
  assert.deepEqual(
    (await check({ ...catalog, version: '2' })).map(({ result, sentence }) => `${result} ${sentence}`),
    [
      'passed mfe-catalog finds all 1 names that it consumes in the shell.',
      'passed All 2 paths have one owner, and all 1 links lead to one of them.',
      'passed All 1 slots that are provided have one provider.',
      "passed mfe-catalog is a squad's.",
      'passed mfe-catalog has all 8 files that it refers to.',
      'passed mfe-catalog keeps within its budget of 50 kB: /programs 0.0 kB (+0.0), /programs/:id 0.0 kB (+0.0), catalog.part.v1 0.0 kB (+0.0).',
      'passed All 6 pages render.',
    ],
  )
})

const breaches: [string, Fake, string][] = [
  [
    'consumes a name that the shell lacks',
    { ...catalog, built: { consumes: { react: { range: '^19.0.0', names: ['useState', 'useMagic'] } } } },
    'mfe-catalog consumes "useMagic" from react, which the shell does not offer.',
  ],
  [
    'consumes a shared package that the shell lacks',
    { ...catalog, built: { consumes: { '@kinora/magic': { range: '^1.0.0', names: [] } } } },
    'mfe-catalog consumes @kinora/magic, which the shell does not offer.',
  ],
  [
    'wants another version',
    { ...catalog, built: { consumes: { react: { range: '^20.0.0', names: [] } } } },
    'mfe-catalog wants react ^20.0.0, and the shell has 19.3.1.',
  ],
  [
    "claims another remote's path",
    { name: 'mfe-team', version: '2', built: { routes: [example('Programs/:other', 'programs/7')], nav: [] } },
    `mfe-catalog claims "programs/:id" and mfe-team claims "Programs/:other", which are the same page at some address: ${GRANT}`,
  ],
  [
    "claims an address of another remote's path",
    { name: 'mfe-team', version: '2', built: { routes: [route('programs/1')], nav: [] } },
    `mfe-catalog claims "programs/:id" and mfe-team claims "programs/1", which are the same page at some address: ${GRANT}`,
  ],
  [
    "claims a path below another remote's",
    { name: 'mfe-team', version: '2', built: { routes: [route('programs/new/team')], nav: [] } },
    `mfe-catalog claims "programs" and mfe-team claims "programs/new/team", both below /programs: ${GRANT}`,
  ],
  [
    'claims every path',
    { name: 'mfe-team', version: '2', built: { routes: [example('*', 'programs')], nav: [] } },
    `mfe-catalog claims "programs" and mfe-team claims "*", which are the same page at some address: ${GRANT}`,
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
    'provides a slot of a remote that is not live',
    { name: 'mfe-team', version: '2', built: { routes: [], nav: [], slots: [slot('profile.today.v2')] } },
    "mfe-team provides profile.today.v2, which is mfe-profile's and not granted to it.",
  ],
  [
    'names no owner',
    { name: 'mfe-team', version: '2', built: { owner: undefined, routes: [], nav: [] } },
    'mfe-team names no owner: write "kinora": { "owner": "…" } into its package.json.',
  ],
  [
    'declares no example of a route with parameters',
    { name: 'mfe-team', version: '2', built: { routes: [route('team/:id')], nav: [] } },
    'The route "team/:id" of mfe-team declares no example, so it cannot be opened.',
  ],
  [
    'declares an example of another route',
    { name: 'mfe-team', version: '2', built: { routes: [example('team/:id', 'teams/1')], nav: [] } },
    'The example "teams/1" of mfe-team does not match its route "team/:id".',
  ],
  [
    'lacks a file of a slot component',
    { ...catalog, built: { slots: [{ ...slot('catalog.part.v1'), scripts: ['client/lost.js'] }] } },
    'mfe-catalog lacks client/lost.js, which the slot catalog.part.v1 needs.',
  ],
  [
    'lacks a file of a route',
    { ...catalog, built: { routes: [{ ...route('programs'), id: 'list', scripts: ['client/lost.js'] }] } },
    'mfe-catalog lacks client/lost.js, which the route "list" needs.',
  ],
]
for (const [what, changed, sentence] of breaches) {
  test(`promotion is refused for a remote that ${what}`, async () => {
    await fake.release(shell, catalog)
    assert.equal((await failuresOf({ ...changed, version: '2' }))[0], sentence)
  })
}

test('a slot that no remote provides is reported, and does not prevent the promotion', async () => {
  await fake.release(shell, catalog)
  const findings = await check({
    name: 'mfe-home',
    version: '1',
    built: { routes: [{ ...route('home'), slots: ['profile.today.v2'] }], nav: [] },
  })
  assert.deepEqual(
    findings.filter(({ result }) => result !== 'passed').map(({ result, sentence }) => `${result} ${sentence}`),
    ['warned Nobody provides profile.today.v2, so it stays empty on /home of mfe-home.'],
  )
})

test('promotion is refused for a shell that no longer provides what a live remote consumes', async () => {
  await fake.release(shell, catalog)
  const poorer = { ...shell, version: '2', built: { provides: { react: { version: '19.4.0', names: ['useEffect'] } } } }
  assert.deepEqual(await failuresOf(poorer), [
    'mfe-catalog consumes "useState" from react, which the shell does not offer.',
  ])
})

test('promotion is refused when a page and its route differ on whether search engines may list it', async () => {
  await fake.release(shell, catalog)
  const unlisted = { ...route('private'), unlisted: true }
  const team = { name: 'mfe-team', version: '1', built: { routes: [unlisted], nav: [] } }
  const [polish] = await failuresOf(team)
  assert.equal(polish, '/private of mfe-team does not render: its route is unlisted, and it does not say noindex.')
})

test('promotion is refused when a new page does not render, which nothing showed before', async () => {
  await fake.release(shell, catalog)
  const server = 'exports.default = { show: async () => { throw new Error("no beds") } }'
  const garden = { name: 'mfe-garden', version: '1', server, built: { routes: [route('garden')], nav: [] } }
  assert.match((await failuresOf(garden))[0]!, /^\/garden of mfe-garden does not render: Error: no beds/)
})

test('promotion is refused when pages do not render', async () => {
  await fake.release(shell, catalog)
  const server = 'exports.default = { show: async () => { throw new Error("no cards") } }'
  const [polish, english] = await failuresOf({ ...catalog, version: '2', server })
  assert.match(polish!, /^\/programs of mfe-catalog does not render: Error: no cards/)
  assert.match(english!, /^\/en\/programs of mfe-catalog does not render/)
  assert.match(
    (await failuresOf({ ...shell, version: '2', server: 'throw new Error("no shell")' }))[0]!,
    /the shell does not evaluate: no shell/,
  )
})

const team: Fake = { name: 'mfe-team', version: '1', built: { routes: [route('team')], nav: [] } }

test('paths and slots that their owner grants may be used', async () => {
  const generous = {
    routes: [route('programs')],
    grants: { 'programs/new': ['mfe-team'], 'catalog.part.v1': ['mfe-team'] },
  }
  await fake.release(shell, { ...catalog, built: generous })
  const granted = { routes: [route('programs/new')], nav: [], slots: [slot('catalog.part.v1')] }
  assert.deepEqual(await failuresOf({ ...team, version: '2', built: granted }), [])
  const stranger = await failuresOf({ ...team, name: 'mfe-other', version: '2', built: granted })
  assert.equal(stranger.length, 2)
})

test('uncommitted sources are said, and in production refused', async () => {
  await fake.release(shell)
  const dirty = { ...catalog, version: '0.1.0-aa-dirty' }
  const sentence = 'mfe-catalog 0.1.0-aa-dirty was built from sources that are not committed.'
  assert.ok((await check(dirty)).some((finding) => finding.result === 'warned' && finding.sentence === sentence))
  const env = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    assert.deepEqual(await failuresOf({ ...dirty, version: '0.1.0-bb-dirty' }), [sentence.replace('aa', 'bb')])
  } finally {
    process.env['NODE_ENV'] = env
  }
})

test('without an API nothing is promoted', async () => {
  await fake.release(shell)
  const [failure] = (await check(catalog, null)).filter(({ result }) => result === 'failed')
  assert.equal(failure!.sentence, 'No API answers, so no page can be rendered: start the product first.')
})

test('a remote cannot be promoted without a shell', async () => {
  await assert.rejects(check(catalog), /No shell is live yet/)
})
