import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { fakeGateway, json, type FakeGateway } from '../gateway.fake.ts'
import { stateIn } from './pages.fake.ts'

let gateway: FakeGateway
before(async () => {
  gateway = await fakeGateway({ SANDBOX_URL: 'http://127.0.0.1:1' })
  gateway.api.answer = (_request, response) => json(response, { data: [] })
  await gateway.release({ name: 'shell', version: '1' }, { name: 'mfe-catalog', version: '1' })
  await gateway.release({ name: 'mfe-catalog', version: '2' })
  await gateway.start()
})
after(() => gateway.close())

const FILES = /(?:src|href)="\/releases\/mfe-catalog\//
const remoteAt = async (path: string) => {
  const html = await gateway.text(path)
  return { html, ...stateIn(html).remotes.find(({ name }) => name === 'mfe-catalog')! }
}

for (const kind of ['hang', '404', 'corrupt'])
  test(`with "${kind}" a browser finds no usable script of either version`, async () => {
    const { html, entry, fallback, integrity } = await remoteAt(`/programs?fault=catalog:${kind}`)
    assert.equal(entry, `/releases/mfe-catalog/2/fault/${kind}.js`)
    assert.equal(fallback!.entry, `/releases/mfe-catalog/1/fault/${kind}.js`)
    assert.equal(integrity, (await remoteAt('/programs')).integrity)
    assert.doesNotMatch(html, /<script[^>]*"\/releases\/mfe-catalog\//)
    // The server rendered the page as always.
    assert.ok(stateIn(html).rendered)
  })

test('a missing script is a 404, another has other bytes, and one never comes', async () => {
  const at = (kind: string) => `/releases/mfe-catalog/2/fault/${kind}.js`
  assert.equal((await gateway.get(at('404'))).status, 404)
  assert.match(await gateway.text(at('corrupt')), /Not the bytes/)
  const left = new AbortController()
  const asked = fetch(gateway.url + at('hang'), { signal: left.signal })
  // Asked later, answered before.
  await gateway.text('/programs')
  left.abort()
  await assert.rejects(asked, { name: 'AbortError' })
})

test('a script that throws when it is rendered has the hash that the page names', async () => {
  const { entry, integrity } = await remoteAt('/programs?fault=mfe-catalog:throw')
  const script = await gateway.text(entry!)
  assert.equal(`sha384-${createHash('sha384').update(script).digest('base64')}`, integrity)
  assert.match(script, /^var mfe_catalog_2 = /)
})

test('an old remote is the last good version, and the browser renders', async () => {
  const { html, version, entry, fallback } = await remoteAt('/programs?fault=catalog:old')
  assert.deepEqual([version, fallback], ['1', undefined])
  assert.match(entry!, /^\/releases\/mfe-catalog\/1\/client\//)
  assert.equal(stateIn(html).rendered, undefined)
  assert.doesNotMatch(html, FILES)
})

for (const [order, problem] of [
  ['catalog:lost', /"catalog:lost" is no fault\. .* hang, 404, corrupt, old, throw\./],
  ['garden:404', /There is no mfe-garden\. There are mfe-catalog\./],
] as const)
  test(`"${order}" is refused with a message`, async () => {
    const answer = await gateway.get(`/programs?fault=${order}`)
    assert.equal(answer.status, 400)
    assert.match(await answer.text(), problem)
  })

test('in production an address orders nothing', async () => {
  const production = await fakeGateway()
  await production.release({ name: 'shell', version: '1' }, { name: 'mfe-catalog', version: '1' })
  await production.start()
  assert.equal(await production.text('/programs?fault=catalog:404'), await production.text('/programs'))
  assert.equal((await production.get('/releases/mfe-catalog/1/fault/throw.js', { accept: '*/*' })).status, 404)
  await production.close()
})
