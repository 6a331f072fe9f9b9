import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { after, before, beforeEach, test } from 'node:test'
import { fakeGateway, type FakeGateway } from '../gateway.fake.ts'

const FORM = 'application/x-www-form-urlencoded'

let gateway: FakeGateway
let bodies: string[]
before(async () => {
  gateway = await fakeGateway()
  gateway.api.answer = async (request, response) => {
    bodies.push(await text(request))
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" })
      .end('<p>Ok')
  }
})
beforeEach(() => {
  bodies = []
  gateway.api.asked.length = 0
})
after(() => gateway.close())

const post = (path: string, headers: Record<string, string>, body = 'lookupKey=gift-1-month&lang=pl') =>
  fetch(gateway.url + path, { method: 'POST', body, headers })

test('what the page of a gift order posts goes to the API, with the language, card and design of its address', async () => {
  for (const [path, query] of [
    ['/give-a-gift/order/gift-1-month?template=2', 'locale=pl&subscription=gift-1-month&template=2'],
    ['/en/give-a-gift/order/gift-1-month?template=2', 'locale=en&subscription=gift-1-month&template=2'],
    ['/give-a-gift/order/4?template=2&subscription=5&utm=x', 'locale=pl&subscription=4&template=2'],
    ['/en/give-a-gift/order/new?template=2&subscription=5', 'locale=en&subscription=5&template=2'],
    ['/give-a-gift/order?locale=en', 'locale=pl'],
    ['/give-a-gift/order/a%26template=9?template=1%262', 'locale=pl&subscription=a%26template%3D9&template=1%262'],
  ] as const) {
    const answer = await post(path, { 'content-type': `${FORM};charset=UTF-8`, 'sec-fetch-site': 'same-origin' })
    assert.deepEqual([answer.status, await answer.text()], [200, '<p>Ok'], path)
    assert.equal(answer.headers.get('content-security-policy'), "default-src 'none'")
    const asked = gateway.api.asked.at(-1)!
    assert.equal(asked.url, `/api/gift-card-orders/form?${query}`, path)
    // The API refuses other sites by these.
    assert.equal(asked.headers['sec-fetch-site'], 'same-origin')
    assert.equal(bodies.at(-1), 'lookupKey=gift-1-month&lang=pl')
  }
})

test('other contents, long ones, and what is posted to other pages are refused', async () => {
  const refused = [
    await post('/give-a-gift/order/gift-1-month', { 'content-type': 'application/json' }, '{}'),
    await post('/give-a-gift/order/gift-1-month', { 'content-type': 'text/plain' }),
    await post('/give-a-gift/order/gift-1-month', { 'content-type': FORM }, 'x'.repeat(256 * 2 ** 10 + 1)),
    await post('/give-a-gift/order/%FF', { 'content-type': FORM }),
    await post('/give-a-gift', { 'content-type': FORM }),
    await post('/contact', { 'content-type': FORM }),
  ]
  assert.deepEqual(
    refused.map(({ status }) => status),
    [415, 415, 413, 400, 405, 405],
  )
  assert.equal(gateway.api.asked.length, 0)
})
