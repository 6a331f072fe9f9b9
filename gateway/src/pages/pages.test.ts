import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PageState } from '@kinora/contracts'
import { fakeGateway, json, type FakeGateway } from '../gateway.fake.ts'

let gateway: FakeGateway
let renders = 0
let version = 1
const shown: Record<string, string> = {}

/** Answers what the fake remote asks of the API while it renders; counts renders. */
const server = `
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
exports.default = { show: async ({ url, apiBase }) => {
  const { data } = await (await fetch(apiBase + '/shown?of=' + encodeURIComponent(url))).json()
  if (data === 'moved') return { redirect: '/programs/13', status: 301 }
  if (data === 'moved out') return { redirect: '//evil.example', status: 302 }
  if (data === 'gone') return { status: 404, body: 'no such program' }
  if (data === 'down') return { status: 502, body: 'later' }
  if (data === 'throw') throw new Error('render failed')
  return { body: 'shows ' + data.replaceAll('<', '&lt;'), state: { text: data } }
} }`

before(async () => {
  gateway = await fakeGateway()
  gateway.api.answer = ({ url }, response) => {
    if (url === '/api/content-version') return json(response, { data: { version } })
    if (!url!.startsWith('/api/shown')) return response.writeHead(404).end()
    renders++
    const of = new URL(url!, 'http://x').searchParams.get('of')!
    return json(response, { data: shown[of] ?? of })
  }
  await gateway.release({ name: 'shell', version: '1' }, { name: 'mfe-catalog', version: '1', server })
  await gateway.start()
})
after(() => gateway.close())

const stateIn = (html: string) => JSON.parse(/id="kinora-page">(.*?)<\/script>/.exec(html)![1]!) as PageState

test('a page comes rendered, in its language, with all that its route needs', async () => {
  const response = await gateway.get('/en/programs')
  const html = await response.text()
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(html, /<html lang="en">/)
  assert.match(html, /<div id="root"><h1>.*shows \/en\/programs<\/h1>/)
  const scripts = [...html.matchAll(/<script async src="([^"]+)" integrity="sha384-[^"]{64}" crossorigin="anonymous">/g)].map(([, src]) => src)
  assert.deepEqual(scripts, [
    '/releases/shell/1/client/main.js', '/releases/shell/1/client/i18n-en.js',
    '/releases/mfe-catalog/1/client/remoteEntry.js', '/releases/mfe-catalog/1/client/list.js', '/releases/mfe-catalog/1/client/i18n-en.js',
  ])
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" integrity="sha384-/g)].map(([, href]) => href)
  assert.deepEqual(styles, ['/releases/shell/1/client/main.css', '/releases/mfe-catalog/1/client/list.css'])
  assert.ok(html.indexOf('id="kinora-page"') < html.indexOf('<script async'), 'the registry comes before the scripts that read it')

  const { locale, origin, remotes, nav } = stateIn(html)
  assert.deepEqual({ locale, origin, nav }, { locale: 'en', origin: 'https://kinora.example', nav: [{ place: 'header', path: '/programs', label: 'Programs' }] })
  assert.equal(remotes[0]!.entry, '/releases/mfe-catalog/1/client/remoteEntry.js')
})

test('nothing in the data can leave the state block', async () => {
  const nasty = '</script><script>window.stolen=1</script><!-- \u2028 & %ROOT% $&'
  shown['/programs/666'] = nasty
  const html = await gateway.text('/programs/666')
  assert.equal(html.match(/window\.stolen/g)!.length, 2)
  assert.equal(html.includes('<script>window.stolen'), false)
  assert.deepEqual(stateIn(html).rendered!.store, { text: nasty })
})

test('what is not there answers 404, whoever says so', async () => {
  const nowhere = await gateway.get('/nowhere/at/all')
  assert.equal(nowhere.status, 404)
  assert.match(await nowhere.text(), /<h1>nowhere/)
  shown['/programs/404'] = 'gone'
  assert.equal((await gateway.get('/programs/404')).status, 404)
  const picture = await gateway.get('/old.png', { accept: 'image/*' })
  assert.equal(picture.status, 404)
  assert.equal(picture.headers.get('content-type'), 'text/plain')
})

for (const [path, status, location] of [
  ['/programs/', 308, '/programs'],
  ['/en/programs//?page=2', 308, '/en/programs?page=2'],
  ['/en/', 308, '/en'],
  ['/pl', 308, '/'],
  ['/pl/programs?page=2', 308, '/programs?page=2'],
  ['/pl//evil.example/', 308, '/evil.example'],
  ['//evil.example/', 308, '/evil.example'],
  ['/%5Cevil.example/', 308, '/%5Cevil.example'],
  ['/', 302, '/programs'],
  ['/en', 302, '/en/programs'],
] as const) {
  test(`${path} redirects to ${location}`, async () => {
    const response = await gateway.get(path)
    assert.equal(response.status, status)
    assert.equal(response.headers.get('location'), location)
  })
}

test('a remote may move a page within the product, and nowhere else', async () => {
  shown['/programs/12'] = 'moved'
  const moved = await gateway.get('/programs/12')
  assert.equal(moved.status, 301)
  assert.equal(moved.headers.get('location'), '/programs/13')
  shown['/programs/14'] = 'moved out'
  const kept = await gateway.get('/programs/14')
  assert.equal(kept.status, 200)
  assert.equal(kept.headers.get('location'), null)
})

test('a page is rendered once for all who ask, and again for what its route reads', async () => {
  const before = renders
  await Promise.all(Array.from({ length: 5 }, () => gateway.text('/programs?level=1')))
  await gateway.text('/programs?level=1&utm_source=mail&fbclid=1')
  await gateway.text('/programs?utm_source=mail&level=1')
  assert.equal(renders - before, 1)
  await gateway.text('/programs?level=2')
  await gateway.text('/en/programs?level=1')
  assert.equal(renders - before, 3)
  assert.match(await gateway.text('/programs?level=2&x=1'), /shows \/programs\?level=2</)
})

test('a page that failed is never kept', async () => {
  for (const failure of ['throw', 'down']) {
    shown[`/programs/${failure}`] = failure
    const before = renders
    const first = await gateway.get(`/programs/${failure}`)
    assert.equal(first.status, failure === 'throw' ? 200 : 502)
    assert.equal(stateIn(await first.text()).rendered === undefined, failure === 'throw')
    await gateway.text(`/programs/${failure}`)
    assert.equal(renders - before, 2)
  }
})

test('the document that a browser renders alone has a title, its scripts and no body', async () => {
  shown['/programs/alone'] = 'throw'
  const html = await gateway.text('/programs/alone')
  assert.match(html, /<title>Kinora<\/title>/)
  assert.match(html, /<div id="root"><\/div>/)
  assert.match(html, /client\/remoteEntry\.js/)
})

test('pages are sent compressed, and not at all when the browser has them', async () => {
  const plain = await gateway.get('/programs', { 'accept-encoding': 'identity' })
  const text = await plain.text()
  for (const [header, encoding] of [['gzip, deflate, br', 'br'], ['gzip', 'gzip'], ['br;q=0, gzip', 'gzip']] as const) {
    const response = await gateway.get('/programs', { 'accept-encoding': header })
    assert.equal(response.headers.get('content-encoding'), encoding)
    assert.equal(await response.text(), text)
    assert.ok(Number(response.headers.get('content-length')) < text.length)
  }
  assert.equal(plain.headers.get('vary'), 'accept-encoding')
  assert.equal(plain.headers.get('cache-control'), 'no-cache')
  const again = await gateway.get('/programs', { 'if-none-match': plain.headers.get('etag')! })
  assert.equal(again.status, 304)
  assert.equal(await again.text(), '')
})

test('when the content changes, pages are rendered anew', async () => {
  shown['/programs/5'] = 'old words'
  assert.match(await gateway.text('/programs/5'), /old words/)
  shown['/programs/5'] = 'new words'
  version++
  let html = ''
  // The version is asked for in the background, at most once a second.
  while (!html.includes('new words')) html = await gateway.text('/programs/5')
})

test('a page is fresh for a minute; while the API fails after that, the page of before is shown rather than none', async (t) => {
  shown['/programs?page=9'] = 'first words'
  await gateway.text('/programs?page=9')
  shown['/programs?page=9'] = 'second words'
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  t.mock.timers.tick(59_000)
  assert.match(await gateway.text('/programs?page=9'), /first words/)
  t.mock.timers.tick(2_000)
  assert.match(await gateway.text('/programs?page=9'), /second words/)

  for (const failure of ['down', 'throw']) {
    shown['/programs?page=9'] = failure
    t.mock.timers.tick(61_000)
    const response = await gateway.get('/programs?page=9')
    assert.equal(response.status, 200)
    assert.match(await response.text(), /second words/)
  }
})

test('a page that was not there is looked for again after seconds', async (t) => {
  shown['/programs/8'] = 'gone'
  assert.equal((await gateway.get('/programs/8')).status, 404)
  shown['/programs/8'] = 'born'
  assert.equal((await gateway.get('/programs/8')).status, 404)
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  t.mock.timers.tick(6_000)
  assert.equal((await gateway.get('/programs/8')).status, 200)
})

test('every page carries the policy, whose one inline script is allowed by its hash', async () => {
  const { headers } = await gateway.get('/programs')
  const policy = headers.get('content-security-policy')!
  assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-[^']{44}'; style-src 'self';/)
  for (const part of ["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'", "require-trusted-types-for 'script'", "trusted-types kinora 'allow-duplicates'", 'report-uri /reports']) {
    assert.ok(policy.includes(part), part)
  }
  assert.doesNotMatch(policy, /unsafe|nonce/)
  assert.match(headers.get('integrity-policy')!, /blocked-destinations=\(script\)/)
  assert.deepEqual(
    ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'strict-transport-security'].map((name) => headers.get(name)),
    ['nosniff', 'DENY', 'strict-origin-when-cross-origin', 'same-origin', 'max-age=63072000; includeSubDomains'],
  )
})

test('methods that pages do not have, and addresses that cannot be read', async () => {
  assert.equal((await fetch(`${gateway.url}/programs`, { method: 'POST', body: 'x' })).status, 405)
  assert.equal((await fetch(`${gateway.url}/programs`, { method: 'HEAD' })).status, 200)
  assert.equal((await gateway.get('/programs/%')).status, 400)
})

test('robots and sitemap name every public page in all its languages', async () => {
  const program = (id: number, locale: string, twin?: number) => ({ id, locale, localizations: twin ? [{ id: twin, locale: locale === 'pl' ? 'en' : 'pl' }] : [] })
  const programs = { pl: [program(1, 'pl', 13), program(2, 'pl')], en: [program(13, 'en', 1), program(14, 'en')] }
  const answer = gateway.api.answer
  gateway.api.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://x')
    const locale = searchParams.get('locale') as 'pl' | 'en'
    if (pathname === '/api/trinings') {
      const page = Number(searchParams.get('pagination[page]'))
      return json(response, { data: [programs[locale][page - 1]], meta: { pagination: { pageCount: 2 } } })
    }
    const id = Number(pathname.split('/').at(-1))
    return json(response, { data: programs.pl.find((one) => one.id === id) })
  }
  assert.match(await gateway.text('/robots.txt'), /Sitemap: https:\/\/kinora\.example\/sitemap\.xml/)
  const response = await gateway.get('/sitemap.xml')
  assert.equal(response.headers.get('content-type'), 'application/xml')
  const xml = await response.text()
  const urls = [...xml.matchAll(/<loc>https:\/\/kinora\.example(.*?)<\/loc>/g)].map(([, path]) => path)
  assert.deepEqual(urls.sort(), ['/programs', '/programs/1', '/programs/2', '/en/programs', '/en/programs/13', '/en/programs/14'].sort())
  const pair = ['hreflang="pl" href="https://kinora.example/programs/1"', 'hreflang="en" href="https://kinora.example/en/programs/13"', 'hreflang="x-default" href="https://kinora.example/programs/1"']
  for (const link of pair) assert.equal(xml.split(link).length - 1, 2, link)
  gateway.api.answer = answer
})
