import assert from 'node:assert/strict'
import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { writeLocalVersions } from '@kinora/releases'
import { fakeStore } from '@kinora/releases/fake'
import { fakeApi, type FakeApi } from '../gateway.fake.ts'
import { stateIn } from '../pages/pages.fake.ts'
import { buildAgainst } from './buildAgainst.ts'

const STATE = { manifest: 'm', locale: 'pl', origin: 'https://kinora.example', nav: [], rendered: { store: {} } }
const deployed = (name: string) => ({
  name,
  version: '1',
  entry: `/releases/${name}/1/client/remoteEntry.js`,
  routes: [],
})
const PAGE = `<link rel="stylesheet" href="/releases/mfe-catalog/1/client/list.css" integrity="x">
<script async src="/releases/mfe-catalog/1/client/remoteEntry.js" integrity="x"></script>
<script async src="/releases/mfe-team/1/client/remoteEntry.js" integrity="x"></script>
<script type="application/json" id="kinora-page">${JSON.stringify({ ...STATE, remotes: [deployed('mfe-catalog'), deployed('mfe-team')] })}</script>`
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'strict-transport-security': 'max-age=9',
  'integrity-policy': 'blocked-destinations=(script)',
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-src 'self'",
  etag: '"1"',
}

let product: FakeApi
let url: string
let close: () => Promise<unknown>
before(async () => {
  product = await fakeApi((asked, response) =>
    asked.url === '/moved'
      ? response.writeHead(308, { location: `${product.url}/programs?page=2` }).end()
      : asked.url === '/away'
        ? response.writeHead(303, { location: `${product.url}0.example/pay` }).end()
        : asked.url === '/frame'
          ? response.writeHead(200, HEADERS).end('<p>Nothing of ours</p>')
          : response.writeHead(200, HEADERS).end(PAGE),
  )
  const releases = await fakeStore()
  await releases.publish({ name: 'mfe-catalog', version: '2' })
  await writeLocalVersions(releases.home, { 'mfe-catalog': '2' })
  const app = await buildAgainst({ target: product.url, home: releases.home })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  close = async () => {
    await app.close()
    product.close()
    await releases.remove()
  }
})
after(() => close())

const headersOf = (path: string) => product.requests.findLast((asked) => asked.url === path)!.headers
const get = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })

test('a page has the local remote instead of the deployed one, and the others as they are', async () => {
  const html = await (await get('/programs')).text()
  const { remotes, rendered } = stateIn(html)
  assert.deepEqual(
    remotes.map(({ name, version }) => `${name} ${version}`),
    ['mfe-team 1', 'mfe-catalog 2'],
  )
  assert.equal(rendered, undefined)
  assert.doesNotMatch(html, /(src|href)="\/releases\/mfe-catalog\/1/)
  assert.match(html, /<script async src="\/releases\/mfe-team\/1\//)
})

test('its files are those of this machine', async () => {
  const file = await get('/releases/mfe-catalog/2/client/remoteEntry.js')
  assert.match(await file.text(), /^\/\* mfe-catalog 2 \*\//)
  assert.equal(file.headers.get('content-type'), 'text/javascript; charset=utf-8')
  // One that it has not is asked of the product.
  await get('/releases/mfe-catalog/2/client/none.js')
  assert.ok(headersOf('/releases/mfe-catalog/2/client/none.js'))
})

test('nothing binds the address to https, and its policy allows this machine', async () => {
  const { headers } = await get('/programs')
  for (const name of ['strict-transport-security', 'integrity-policy', 'etag'])
    assert.equal(headers.get(name), null, name)
  const policy = "default-src 'none'; script-src http://localhost:* http://127.0.0.1:* 'self'; frame-src 'self'"
  assert.equal(headers.get('content-security-policy'), policy)
})

test('the product is asked as by its own pages, and redirects to its pages stay here', async () => {
  await get('/api/x', {
    method: 'POST',
    headers: { origin: url, referer: `${url}/x`, 'content-type': 'application/json' },
    body: '{}',
  })
  const { origin, referer, host }: IncomingHttpHeaders = headersOf('/api/x')
  assert.deepEqual([origin, referer, `http://${host}`], [product.url, `${product.url}/`, product.url])
  assert.equal((await get('/moved')).headers.get('location'), '/programs?page=2')
  assert.equal((await get('/away')).headers.get('location'), `${product.url}0.example/pay`)
})

test('a document that is none of our pages is passed on as it is', async () => {
  assert.equal(await (await get('/frame')).text(), '<p>Nothing of ours</p>')
})

test('reports of browsers do not reach the product', async () => {
  const before = product.requests.length
  assert.equal((await get('/reports', { method: 'POST', body: '[]' })).status, 204)
  assert.equal(product.requests.length, before)
})

test('another site’s name for this machine is refused', async () => {
  const status = await new Promise((resolve, reject) => {
    const asked = request(url, { headers: { host: 'evil.example' } }, (answer) => resolve(answer.resume().statusCode))
    asked.on('error', reject).end()
  })
  assert.equal(status, 403)
})
