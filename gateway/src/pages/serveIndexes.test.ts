import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { json } from '../gateway.fake.ts'
import { fakePages, type FakePages } from './pages.fake.ts'

let pages: FakePages
before(async () => void (pages = await fakePages()))
after(() => pages.close())

const program = (id: number, locale: string, twin?: number) =>
  ({ id, locale, title: `Kolana & biodra ${id}`, duration: 330, publishedAt: `2026-01-0${id % 9}T07:00:00.000Z`, localizations: twin ? [{ id: twin, locale: locale === 'pl' ? 'en' : 'pl' }] : [] })
const programs = { pl: [program(1, 'pl', 13), program(2, 'pl')], en: [program(13, 'en', 1), program(14, 'en')] }

/** The list of programs, one a page; `asked` keeps its queries. */
function answerPrograms(asked: URLSearchParams[] = []) {
  pages.api.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://x')
    if (pathname !== '/api/trinings') return json(response, { data: { version: 1 } })
    asked.push(searchParams)
    const all = programs[searchParams.get('locale') as 'pl' | 'en']
    const page = Number(searchParams.get('pagination[page]'))
    return json(response, { data: page ? [all[page - 1]] : all, meta: { pagination: { pageCount: all.length } } })
  }
}

test('robots and sitemap name every public page in all its languages, and when it changed', async () => {
  answerPrograms()
  assert.match(await pages.text('/robots.txt'), /Sitemap: https:\/\/kinora\.example\/sitemap\.xml/)
  const response = await pages.get('/sitemap.xml')
  assert.equal(response.headers.get('content-type'), 'application/xml')
  const xml = await response.text()
  const urls = [...xml.matchAll(/<loc>https:\/\/kinora\.example(.*?)<\/loc>/g)].map(([, path]) => path)
  assert.deepEqual(urls.sort(), ['/programs', '/programs/1', '/programs/2', '/en/programs', '/en/programs/13', '/en/programs/14'].sort())
  const pair = ['hreflang="pl" href="https://kinora.example/programs/1"', 'hreflang="en" href="https://kinora.example/en/programs/13"', 'hreflang="x-default" href="https://kinora.example/programs/1"']
  for (const link of pair) assert.equal(xml.split(link).length - 1, 2, link)
  assert.ok(xml.includes('/programs/2</loc><lastmod>2026-01-02T07:00:00.000Z</lastmod>'))
  assert.ok(xml.includes('<loc>https://kinora.example/en/programs</loc><lastmod>2026-11-02</lastmod>'))
})

test('the feed of each language tells of its newest programs', async () => {
  const asked: URLSearchParams[] = []
  answerPrograms(asked)
  const response = await pages.get('/en/feed.xml')
  assert.equal(response.headers.get('content-type'), 'application/atom+xml; charset=utf-8')
  const xml = await response.text()
  assert.deepEqual([...xml.matchAll(/<entry><id>(.*?)<\/id><title>(.*?)<\/title>/g)].map(([, id, title]) => [id, title]), [
    ['https://kinora.example/en/programs/13', 'Kolana &amp; biodra 13'],
    ['https://kinora.example/en/programs/14', 'Kolana &amp; biodra 14'],
  ])
  assert.equal(asked[0]!.get('sort'), 'createdAt:desc')
  assert.match(await pages.text('/feed.xml'), /<id>https:\/\/kinora\.example\/programs\/1<\/id>/)
})

test('while the API is silent there is no half of either', async () => {
  pages.api.answer = (_request, response) => response.writeHead(500).end()
  const { id } = await pages.release({ name: 'mfe-other', version: '1', built: { routes: [], nav: [] } })
  await pages.serves(id)
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const response = await pages.get(path)
    assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '60'], path)
  }
})
