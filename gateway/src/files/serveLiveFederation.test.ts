import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fakeGateway, type FakeGateway } from '../gateway.fake.ts'

let gateway: FakeGateway
before(async () => {
  gateway = await fakeGateway()
  const files = { 'client/mf-manifest.json': JSON.stringify({ id: 'catalog', metaData: { publicPath: 'auto' } }) }
  await gateway.release({ name: 'shell', version: '1' }, { name: 'mfe-catalog', version: '1', files })
  await gateway.release({ name: 'mfe-catalog', version: '2', files })
  await gateway.start()
})
after(() => gateway.close())

test('the live manifest of Module Federation names the files of the live version, for every origin', async () => {
  const answer = await gateway.get('/releases/mfe-catalog/live/mf-manifest.json')
  assert.equal(answer.headers.get('access-control-allow-origin'), '*')
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
  const { id, metaData } = (await answer.json()) as { id: string; metaData: { publicPath: string } }
  assert.equal(id, 'catalog')
  assert.match(metaData.publicPath, /^https?:\/\/[^/]+\/releases\/mfe-catalog\/2\/client\/$/)
})

for (const name of ['shell', 'mfe-none', 'constructor'])
  test(`${name} has no live manifest`, async () => {
    assert.equal((await gateway.get(`/releases/${name}/live/mf-manifest.json`)).status, 404)
  })
