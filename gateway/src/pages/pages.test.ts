import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { fakePages, stateIn, type FakePages } from './pages.fake.ts'

let pages: FakePages
before(async () => void (pages = await fakePages()))
after(() => pages.close())

test('a page is rendered in its language, with all files that its route needs', async () => {
  const response = await pages.get('/en/programs')
  const html = await response.text()
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(html, /<html lang="en">/)
  assert.match(html, /<div id="root"><h1>.*shows \/en\/programs<\/h1>/)
  const scripts = [
    ...html.matchAll(/<script async src="([^"]+)" integrity="sha384-[^"]{64}" crossorigin="anonymous">/g),
  ].map(([, src]) => src)
  assert.deepEqual(scripts, [
    '/releases/shell/1/client/main.js',
    '/releases/shell/1/client/i18n-en.js',
    '/releases/mfe-catalog/1/client/remoteEntry.js',
    '/releases/mfe-catalog/1/client/list.js',
    '/releases/mfe-catalog/1/client/i18n-en.js',
  ])
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" integrity="sha384-/g)].map(([, href]) => href)
  assert.deepEqual(styles, ['/releases/shell/1/client/main.css', '/releases/mfe-catalog/1/client/list.css'])
  assert.ok(
    html.indexOf('id="kinora-page"') < html.indexOf('<script async'),
    'the registry comes before the scripts that read it',
  )

  const { locale, origin, remotes, nav } = stateIn(html)
  assert.deepEqual(
    { locale, origin, nav },
    {
      locale: 'en',
      origin: 'https://kinora.example',
      nav: [{ place: 'header', path: '/programs', label: 'Programs' }],
    },
  )
  assert.equal(remotes[0]!.entry, '/releases/mfe-catalog/1/client/remoteEntry.js')
})

test('no data can close the state’s script element', async () => {
  const nasty = '</script><script>window.stolen=1</script><!-- \u2028 & %ROOT% $&'
  pages.shown['/programs/666'] = nasty
  const html = await pages.text('/programs/666')
  assert.equal(html.match(/window\.stolen/g)!.length, 2)
  assert.equal(html.includes('<script>window.stolen'), false)
  assert.deepEqual(stateIn(html).rendered!.store, { text: nasty })
})

test('an unknown route and a page that renders a 404 have status 404', async () => {
  const nowhere = await pages.get('/nowhere/at/all')
  assert.equal(nowhere.status, 404)
  assert.match(await nowhere.text(), /<h1>nowhere/)
  pages.shown['/programs/404'] = 'gone'
  assert.equal((await pages.get('/programs/404')).status, 404)
  const picture = await pages.get('/old.png', { accept: 'image/*' })
  assert.equal(picture.status, 404)
  assert.equal(picture.headers.get('content-type'), 'text/plain')
})

for (const [path, status, location] of [
  ['/programs/', 308, '/programs'],
  ['/en/programs//?page=2', 308, '/en/programs?page=2'],
  ['/en/', 308, '/en'],
  ['/pl', 308, '/'],
  ['/pl/programs?page=2', 308, '/programs?page=2'],
  ['/catalogue?page=2', 308, '/programs?page=2'],
  ['/en/catalogue', 308, '/en/programs'],
  ['/pl//evil.example/', 308, '/evil.example'],
  ['//evil.example/', 308, '/evil.example'],
  ['/%5Cevil.example/', 308, '/%5Cevil.example'],
  [`${'/pl'.repeat(30)}/programs`, 308, '/programs'],
  ['/programs/%?page=%E0%A4%A', 308, '/programs/%25?page=%25E0%25A4%25A'],
  ['/en/programs%00?phrase=a%00b', 308, '/en/programs?phrase=ab'],
  ['/', 302, '/programs'],
  ['/en', 302, '/en/programs'],
] as const) {
  test(`${path} redirects to ${location}`, async () => {
    const response = await pages.get(path)
    assert.equal(response.status, status)
    assert.equal(response.headers.get('location'), location)
  })
}

for (const [path, location] of [
  ['/programs/../faq', '/faq'],
  ['/programs/%2e%2E/faq', '/faq'],
  ['/en/./programs/x/..', '/en/programs'],
  ['/programs/%2e%2e%2f', undefined],
] as const) {
  test(`${path}, sent without normalisation, ${location ? `redirects to ${location}` : 'is a page'}`, async () => {
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
    request(pages.url, { path }, (response) => resolve(response.resume().headers.location))
      .on('error', reject)
      .end()
    assert.equal(await promise, location)
  })
}

test('a remote may only redirect within the product', async () => {
  pages.shown['/programs/12'] = 'moved'
  const moved = await pages.get('/programs/12')
  assert.equal(moved.status, 301)
  assert.equal(moved.headers.get('location'), '/programs/13')
  for (const [index, place] of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ].entries()) {
    pages.shown[`/programs/out-${index}`] = `moved to ${place}`
    const response = await pages.get(`/programs/out-${index}`)
    assert.deepEqual([response.status, response.headers.get('location')], [200, null], place)
  }
})

test('the document for rendering in the browser has a title, scripts and an empty root', async () => {
  pages.shown['/programs/alone'] = 'throw'
  const html = await pages.text('/programs/alone')
  assert.match(html, /<title>Kinora<\/title>/)
  assert.match(html, /<div id="root"><\/div>/)
  assert.match(html, /client\/remoteEntry\.js/)
})

test('every page has the security headers, and its inline script is allowed by hash', async () => {
  const { headers } = await pages.get('/programs')
  const policy = headers.get('content-security-policy')!
  const ofNothing = `'sha256-${createHash('sha256').digest('base64')}'`
  assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-[^']{44}'; style-src /)
  assert.ok(policy.includes(`; style-src 'self' ${ofNothing}; `), policy)
  for (const part of [
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types kinora 'allow-duplicates'",
    'report-uri /reports',
  ]) {
    assert.ok(policy.includes(part), part)
  }
  assert.doesNotMatch(policy, /unsafe|nonce/)
  assert.match(headers.get('integrity-policy')!, /blocked-destinations=\(script\)/)
  assert.deepEqual(
    [
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'strict-transport-security',
    ].map((name) => headers.get(name)),
    ['nosniff', 'DENY', 'strict-origin-when-cross-origin', 'same-origin', 'max-age=63072000; includeSubDomains'],
  )
})

test('a browser that posts a form to a page gets the page, without what it posted', async () => {
  const sent = (path: string) =>
    fetch(pages.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=maria%40example.org&password=lampa',
    })
  for (const [path, location] of [
    ['/programs', '/programs'],
    ['/en/programs?level=1', '/en/programs?level=1'],
    ['//evil.example/programs', '/evil.example/programs'],
  ] as const) {
    const { status, headers } = await sent(path)
    assert.deepEqual([status, headers.get('location'), headers.get('cache-control')], [303, location, 'no-store'])
  }
})

test('other methods are a 405, and what is no page at an address that cannot be decoded is a 400', async () => {
  const posted = await fetch(`${pages.url}/programs`, { method: 'POST', body: 'x' })
  assert.deepEqual([posted.status, posted.headers.get('allow')], [405, 'GET, HEAD'])
  assert.equal((await fetch(`${pages.url}/programs`, { method: 'HEAD' })).status, 200)
  assert.equal((await pages.get('/api/trinings?phrase=%00')).status, 400)
  assert.equal((await fetch(`${pages.url}/%`, { method: 'POST' })).status, 400)
})
