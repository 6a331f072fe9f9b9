import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { after, before, beforeEach, test } from 'node:test'
import { fakeGateway, type FakeGateway } from '../gateway.fake.ts'

const FORM = 'application/x-www-form-urlencoded'

const bed = { id: 'bed', path: 'beds/:name', search: ['size'], form: '/plants/form', scripts: [], styles: [] }

let gateway: FakeGateway
let bodies: string[]
before(async () => {
  gateway = await fakeGateway()
  await gateway.release(
    { name: 'shell', version: '1' },
    {
      name: 'mfe-garden',
      version: '1',
      built: { routes: [bed, { ...bed, id: 'gate', path: 'gate', form: undefined }], nav: [] },
    },
  )
  await gateway.start()
  gateway.api.answer = async (request, response) => {
    bodies.push(await text(request))
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" })
      .end('<p>Ok')
  }
})
beforeEach(() => {
  bodies = []
  gateway.api.requests.length = 0
})
after(() => gateway.close())

const post = (path: string, headers: Record<string, string>, body = 'plant=rose&lang=pl') =>
  fetch(gateway.url + path, { method: 'POST', body, headers, redirect: 'manual' })

test('what is posted to a page goes to the call that its route declares, with the parameters of its address', async () => {
  for (const [path, query] of [
    ['/beds/south?size=2', { locale: 'pl', name: 'south', size: '2' }],
    ['/en/beds/south?size=2&utm=x', { locale: 'en', name: 'south', size: '2' }],
    ['/beds/south?locale=en&name=north', { locale: 'pl', name: 'south' }],
    ['/beds/a%26size=9?size=1%262', { locale: 'pl', name: 'a&size=9', size: '1&2' }],
  ] as const) {
    const answer = await post(path, { 'content-type': `${FORM};charset=UTF-8`, 'sec-fetch-site': 'same-origin' })
    assert.deepEqual([answer.status, await answer.text()], [200, '<p>Ok'], path)
    assert.equal(answer.headers.get('content-security-policy'), "default-src 'none'")
    const request = gateway.api.requests.at(-1)!
    const { pathname, searchParams } = new URL(request.url!, 'http://x')
    assert.equal(pathname, '/api/plants/form', path)
    assert.deepEqual(Object.fromEntries([...searchParams].sort()), query, path)
    // The API refuses other sites by these.
    assert.equal(request.headers['sec-fetch-site'], 'same-origin')
    assert.equal(bodies.at(-1), 'plant=rose&lang=pl')
  }
})

test('other contents, long ones, and what is posted to other pages are refused', async () => {
  const refused = [
    await post('/beds/south', { 'content-type': 'application/json' }, '{}'),
    await post('/beds/south', { 'content-type': 'text/plain' }),
    await post('/beds/south', { 'content-type': FORM }, 'x'.repeat(256 * 2 ** 10 + 1)),
    await post('/beds/%FF', { 'content-type': FORM }),
    await post('/beds/south/%00', { 'content-type': FORM }),
    await post('/gate', { 'content-type': FORM }),
    await post('/nowhere', { 'content-type': FORM }),
    await post('/gate', { 'content-type': FORM, accept: 'text/html' }),
  ]
  assert.deepEqual(
    refused.map(({ status }) => status),
    [415, 415, 413, 400, 400, 405, 405, 303],
  )
  assert.deepEqual(bodies, [])
})
