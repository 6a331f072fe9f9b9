import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { json } from '../gateway.fake.ts'
import { fakePages, type FakePages } from './pages.fake.ts'

let pages: FakePages
before(async () => void (pages = await fakePages()))
after(() => pages.close())

test('robots and sitemap name every public page in all its languages', async () => {
  const program = (id: number, locale: string, twin?: number) => ({ id, locale, localizations: twin ? [{ id: twin, locale: locale === 'pl' ? 'en' : 'pl' }] : [] })
  const programs = { pl: [program(1, 'pl', 13), program(2, 'pl')], en: [program(13, 'en', 1), program(14, 'en')] }
  const answer = pages.api.answer
  pages.api.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://x')
    const locale = searchParams.get('locale') as 'pl' | 'en'
    if (pathname === '/api/trinings') {
      const page = Number(searchParams.get('pagination[page]'))
      return json(response, { data: [programs[locale][page - 1]], meta: { pagination: { pageCount: 2 } } })
    }
    const id = Number(pathname.split('/').at(-1))
    return json(response, { data: programs.pl.find((one) => one.id === id) })
  }
  assert.match(await pages.text('/robots.txt'), /Sitemap: https:\/\/kinora\.example\/sitemap\.xml/)
  const response = await pages.get('/sitemap.xml')
  assert.equal(response.headers.get('content-type'), 'application/xml')
  const xml = await response.text()
  const urls = [...xml.matchAll(/<loc>https:\/\/kinora\.example(.*?)<\/loc>/g)].map(([, path]) => path)
  assert.deepEqual(urls.sort(), ['/programs', '/programs/1', '/programs/2', '/en/programs', '/en/programs/13', '/en/programs/14'].sort())
  const pair = ['hreflang="pl" href="https://kinora.example/programs/1"', 'hreflang="en" href="https://kinora.example/en/programs/13"', 'hreflang="x-default" href="https://kinora.example/programs/1"']
  for (const link of pair) assert.equal(xml.split(link).length - 1, 2, link)
  pages.api.answer = answer
})
