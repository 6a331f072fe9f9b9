import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { json } from '../gateway.fake.ts'
import { fakePages, type FakePages } from './pages.fake.ts'

let pages: FakePages
before(async () => void (pages = await fakePages()))
after(() => pages.close())

const page = (path: string) => ({ path, updated: '2026-01-02T07:00:00.000Z' })
const all = [
  { pl: page('/programs/1'), en: page('/programs/13') },
  { pl: { path: '/programs/2' } },
  { en: page('/programs/14') },
]
const news = (title: string, published: string) => ({
  path: `/programs/${title}`,
  title: `Knees & ${title}`,
  summary: 'Knees · 6 min',
  published,
  updated: published,
  image: { path: '/media/1.webp', type: 'image/webp' },
})

/** Sets the API's response to the remote's calls; undefined is a 500. */
function answer(listed: unknown, urls: string[] = []) {
  pages.api.answer = (request, response) => {
    urls.push(request.url!)
    if (request.url === '/api/content-version') return json(response, { data: { version: 1 } })
    return listed === undefined ? response.writeHead(500).end() : json(response, listed)
  }
}

const promoted = async (fake: Parameters<FakePages['release']>[0]) => {
  const { id } = await pages.release(fake)
  await pages.serves(id)
}
/** Promotes a manifest in which no page has changed. */
let others = 0
const nextManifest = () => promoted({ name: 'mfe-empty', version: `${++others}`, built: { routes: [], nav: [] } })

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/kinora\.example(.*?)<\/loc>/g)].map(([, path]) => path).sort()

test('if the only remote with entries fails and has no last good ones, sitemap and feed are a 503 for a minute', async () => {
  const urls: string[] = []
  answer(undefined, urls)
  for (const path of ['/sitemap.xml', '/sitemap.xml', '/feed.xml', '/feed.xml']) {
    const response = await pages.get(path)
    assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '60'], path)
  }
  assert.deepEqual(urls, ['/api/pages?of=all', '/api/news?locale=pl'], 'not every visitor asks for it again')
})

test('the sitemap lists every public page in all its languages with its last change, and robots.txt names the sitemap', async () => {
  answer(all)
  await nextManifest()
  const urls: string[] = []
  answer(all, urls)
  assert.match(await pages.text('/robots.txt'), /Sitemap: https:\/\/kinora\.example\/sitemap\.xml/)
  const response = await pages.get('/sitemap.xml')
  assert.equal(response.headers.get('content-type'), 'application/xml')
  assert.equal(response.headers.get('cache-control'), 'public, max-age=600')
  const xml = await response.text()
  assert.deepEqual(
    pathsIn(xml),
    ['/programs', '/programs/1', '/programs/2', '/en/programs', '/en/programs/13', '/en/programs/14'].sort(),
  )
  const pair = [
    'hreflang="pl" href="https://kinora.example/programs/1"',
    'hreflang="en" href="https://kinora.example/en/programs/13"',
    'hreflang="x-default" href="https://kinora.example/programs/1"',
  ]
  for (const link of pair) assert.equal(xml.split(link).length - 1, 2, link)
  assert.ok(xml.includes('/programs/1</loc><lastmod>2026-01-02T07:00:00.000Z</lastmod>'))
  assert.ok(xml.includes('<loc>https://kinora.example/en/programs</loc><lastmod>2026-11-02</lastmod>'))

  await pages.text('/sitemap.xml')
  assert.deepEqual(urls, ['/api/pages?of=all'], 'it is cached')
})

test('the feed of each language lists entries, newest first', async () => {
  const urls: string[] = []
  answer([news('13', '2026-01-01T07:00:00Z'), news('14', '2026-01-03')], urls)
  const response = await pages.get('/en/feed.xml')
  assert.equal(response.headers.get('content-type'), 'application/atom+xml; charset=utf-8')
  const xml = await response.text()
  assert.deepEqual(
    [...xml.matchAll(/<entry><id>(.*?)<\/id><title>(.*?)<\/title><updated>(.*?)<\/updated>/g)].map((match) =>
      match.slice(1),
    ),
    [
      ['https://kinora.example/en/programs/14', 'Knees &amp; 14', '2026-01-03T00:00:00.000Z'],
      ['https://kinora.example/en/programs/13', 'Knees &amp; 13', '2026-01-01T07:00:00.000Z'],
    ],
  )
  assert.ok(xml.includes('<link rel="enclosure" type="image/webp" href="https://kinora.example/media/1.webp"/>'))
  assert.match(await pages.text('/feed.xml'), /<id>https:\/\/kinora\.example\/programs\/14<\/id>/)
  assert.deepEqual(urls, ['/api/news?locale=en', '/api/news?locale=pl'])
})

test('the sitemap leaves out pages that are not for search engines', async () => {
  answer(all)
  const route = { search: [], scripts: [], styles: [] }
  const routes = [
    { ...route, id: 'open', path: 'open' },
    { ...route, id: 'own', path: 'own', unlisted: true },
  ]
  await promoted({ name: 'mfe-own', version: '1', built: { routes, nav: [] } })
  const paths = pathsIn(await pages.text('/sitemap.xml'))
  assert.deepEqual(
    ['/open', '/en/open', '/own', '/en/own'].map((path) => paths.includes(path)),
    [true, true, false, false],
  )
})

for (const [what, listed] of Object.entries({
  fails: undefined,
  'lists no entries': { data: [] },
  'lists an address of another site': [{ pl: { path: '//evil.example' } }],
})) {
  test(`a remote that ${what} keeps its last good entries, and the file is cached for a minute`, async () => {
    answer(listed)
    await nextManifest()
    const response = await pages.get('/sitemap.xml')
    assert.deepEqual([response.status, response.headers.get('cache-control')], [200, 'public, max-age=60'])
    assert.ok(pathsIn(await response.text()).includes('/programs/2'))
  })
}

const team = { name: 'mfe-team', built: { routes: [], nav: [], indexes: ['sitemap' as const] } }

test('if a remote fails and has no last good entries, only its entries are missing', async () => {
  answer(all)
  await promoted({
    ...team,
    version: '1',
    server: `exports.indexes = async () => ({ default: { sitemap: async () => { throw new Error('boom') } } })`,
  })
  assert.ok(pathsIn(await pages.text('/sitemap.xml')).includes('/programs/2'))
})

test('the sitemap has the entries of all remotes', async () => {
  answer(all)
  await promoted({
    ...team,
    version: '2',
    server: `exports.indexes = async () => ({ default: { sitemap: async () => [{ pl: { path: '/team/1' } }] } })`,
  })
  const paths = pathsIn(await pages.text('/sitemap.xml'))
  assert.ok(paths.includes('/programs/2') && paths.includes('/team/1'))
})
