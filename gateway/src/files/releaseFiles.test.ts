import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { fakeGateway, type FakeGateway } from '../gateway.fake.ts'

let gateway: FakeGateway
before(async () => {
  gateway = await fakeGateway()
  const files = { 'client/inside.html': '<p>', 'client/unlisted.xyz': 'x' }
  await gateway.release({ name: 'shell', version: '1', files }, { name: 'mfe-catalog', version: '1' })
  await gateway.release({ name: 'mfe-catalog', version: '2' })
  await gateway.start()
})
after(() => gateway.close())

test('a file of a release is immutable, and other origins may load it', async () => {
  const response = await gateway.get('/releases/mfe-catalog/2/client/remoteEntry.js', { 'accept-encoding': 'identity' })
  assert.equal(response.status, 200)
  assert.match(await response.text(), /^\/\* mfe-catalog 2 \*\//)
  const expected = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  }
  for (const [name, value] of Object.entries(expected)) assert.equal(response.headers.get(name), value, name)
})

test('a version that is no longer live stays served, and a query changes nothing', async () => {
  assert.match(await gateway.text('/releases/mfe-catalog/1/client/remoteEntry.js?again'), /mfe-catalog 1/)
})

for (const [header, encoding] of [
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0', null],
] as const) {
  test(`a client that accepts "${header}" gets ${encoding ?? 'the file itself'}`, async () => {
    const response = await gateway.get('/releases/mfe-catalog/2/client/remoteEntry.js', { 'accept-encoding': header })
    assert.equal(response.headers.get('content-encoding'), encoding)
    assert.match(await response.text(), /mfe-catalog 2/)
  })
}

/** Sends the path as it is: `fetch` would normalise it. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    request(gateway.url, { path }, (response) => resolve(response.resume().statusCode!))
      .on('error', reject)
      .end()
  })

for (const path of [
  '/releases/mfe-catalog/9/client/remoteEntry.js',
  '/releases/mfe-catalog/2/client/none.js',
  '/releases/mfe-catalog/2/client/remoteEntry.js.br',
  '/releases/mfe-catalog/2/server.cjs',
  '/releases/mfe-catalog/2/client/../server.cjs',
  '/releases/mfe-catalog/2/client/..%2Fserver.cjs',
  '/releases/mfe-catalog/2/client/%2e%2e/release.sig',
  '/releases/..%2Fkeys/signing.pem/client/x.js',
  '/releases/manifests/2/client/x.js',
  '/releases/shell/1/client/inside.html',
  '/releases/shell/1/client/unlisted.xyz',
  '/releases/mfe-catalog/2/client/constructor',
]) {
  test(`does not serve ${path}`, async () => assert.equal(await statusOf(path), 404))
}

test('does not serve a file that the signed document does not list', async () => {
  await writeFile(gateway.pathOf('mfe-catalog', '2', 'client/planted.js'), 'planted')
  assert.equal((await gateway.get('/releases/mfe-catalog/2/client/planted.js')).status, 404)
})

test('a missing file is a 404 that is not cached', async () => {
  await rm(gateway.pathOf('mfe-catalog', '1', 'client/list.js'))
  const response = await gateway.get('/releases/mfe-catalog/1/client/list.js')
  assert.equal(response.status, 404)
  assert.equal(response.headers.get('cache-control'), 'no-store')
})

test('altered bytes are served, because browsers refuse them by their hash', async () => {
  await writeFile(gateway.pathOf('mfe-catalog', '1', 'client/i18n-pl.js'), 'altered')
  assert.equal(await gateway.text('/releases/mfe-catalog/1/client/i18n-pl.js'), 'altered')
})

test("the live shell's icons are at the root", async () => {
  const response = await gateway.get('/favicon.svg')
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type')!, /^image\/svg\+xml/)
  assert.match(await response.text(), /^<svg/)
  const head = await fetch(`${gateway.url}/favicon.svg`, { method: 'HEAD' })
  assert.deepEqual([head.status, head.headers.get('content-type')], [200, response.headers.get('content-type')])
})
