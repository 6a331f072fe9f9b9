import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fakePages, stateIn, type FakePages } from './pages.fake.ts'

let pages: FakePages
before(async () => void (pages = await fakePages()))
after(() => pages.close())

test('a page is rendered once for concurrent requests, and again for query parameters that its route declares', async () => {
  const before = pages.renders
  await Promise.all(Array.from({ length: 5 }, () => pages.text('/programs?level=1')))
  await pages.text('/programs?level=1&utm_source=mail&fbclid=1')
  await pages.text('/programs?utm_source=mail&level=1')
  assert.equal(pages.renders - before, 1)
  await pages.text('/programs?level=2')
  await pages.text('/en/programs?level=1')
  assert.equal(pages.renders - before, 3)
  assert.match(await pages.text('/programs?level=2&x=1'), /shows \/programs\?level=2</)
})

test('a page that failed to render is not cached', async () => {
  for (const failure of ['throw', 'down']) {
    pages.shown[`/programs/${failure}`] = failure
    const before = pages.renders
    const first = await pages.get(`/programs/${failure}`)
    assert.equal(first.status, failure === 'throw' ? 200 : 502)
    const served = failure === 'throw' ? 'left-to-browser' : 'rendered'
    assert.equal(first.headers.get('server-timing'), `page;desc="${served}"`)
    assert.equal(stateIn(await first.text()).rendered === undefined, failure === 'throw')
    await pages.text(`/programs/${failure}`)
    assert.equal(pages.renders - before, 2)
  }
})

test('a page whose data the API is too busy for says when to try again, and is not cached', async () => {
  pages.shown['/programs/busy'] = 'busy'
  for (let time = 0; time < 2; time++) {
    const { status, headers } = await pages.get('/programs/busy')
    assert.deepEqual([status, headers.get('retry-after'), headers.get('cache-control')], [503, '2', 'no-cache'])
  }
  delete pages.shown['/programs/busy']
  assert.equal((await pages.get('/programs/busy')).status, 200)
})

test('pages are compressed, and a 304 is sent if the browser has the current version', async () => {
  const plain = await pages.get('/programs', { 'accept-encoding': 'identity' })
  const text = await plain.text()
  for (const [header, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const response = await pages.get('/programs', { 'accept-encoding': header })
    assert.equal(response.headers.get('content-encoding'), encoding)
    assert.equal(await response.text(), text)
    assert.ok(Number(response.headers.get('content-length')) < text.length)
  }
  assert.equal(plain.headers.get('vary'), 'accept-encoding')
  assert.equal(plain.headers.get('cache-control'), 'no-cache')
  const again = await pages.get('/programs', { 'if-none-match': plain.headers.get('etag')! })
  assert.equal(again.status, 304)
  assert.equal(await again.text(), '')
})

test('when the content changes, pages are rendered again', async () => {
  pages.shown['/programs/5'] = 'old words'
  assert.match(await pages.text('/programs/5'), /old words/)
  pages.shown['/programs/5'] = 'new words'
  assert.match(await pages.text('/programs/5'), /old words/)
  // The version is read in the background, at most once a second.
  for (let html = ''; !html.includes('new words'); html = await pages.text('/programs/5')) pages.contentVersion++
})

test('a page is fresh for a minute; if rendering then fails, the stale page is served', async (t) => {
  const served = async () => (await pages.get('/programs?page=9')).headers.get('server-timing')
  pages.shown['/programs?page=9'] = 'first words'
  assert.equal(await served(), 'page;desc="rendered"')
  assert.equal(await served(), 'page;desc="cached"')
  pages.shown['/programs?page=9'] = 'second words'
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  t.mock.timers.tick(59_000)
  assert.match(await pages.text('/programs?page=9'), /first words/)
  t.mock.timers.tick(2_000)
  assert.match(await pages.text('/programs?page=9'), /second words/)

  for (const failure of ['down', 'throw']) {
    pages.shown['/programs?page=9'] = failure
    t.mock.timers.tick(61_000)
    const response = await pages.get('/programs?page=9')
    assert.equal(response.status, 200)
    assert.match(await response.text(), /second words/)
    assert.equal(await served(), 'page;desc="stale"')
  }
})

test('a 404 is cached for a few seconds only', async (t) => {
  pages.shown['/programs/8'] = 'gone'
  assert.equal((await pages.get('/programs/8')).status, 404)
  pages.shown['/programs/8'] = 'born'
  assert.equal((await pages.get('/programs/8')).status, 404)
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  t.mock.timers.tick(6_000)
  assert.equal((await pages.get('/programs/8')).status, 200)
})
