import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, before, beforeEach, test } from 'node:test'
import { fakeGateway, json, type FakeGateway } from '../gateway.fake.ts'

const MAX_BYTES = 5 * 2 ** 20 + 4 * 2 ** 10

let gateway: FakeGateway
before(async () => {
  gateway = await fakeGateway()
  const uploads = { 'PUT /plants/picture': MAX_BYTES }
  await gateway.release({ name: 'shell', version: '1' }, { name: 'mfe-garden', version: '1', built: { uploads } })
  await gateway.start()
})
beforeEach(() => {
  gateway.api.requests.length = 0
})
after(() => gateway.close())

/** Sends the head of a request; the caller writes the body. */
const begin = (method: string, path: string, headers: Record<string, string | number>) => {
  const begun = request(gateway.url + path, { method, headers }).on('error', () => {})
  begun.flushHeaders()
  return {
    begun,
    status: once(begun, 'response').then(([response]) => (response as IncomingMessage).resume().statusCode),
  }
}

test('a body that is too long, or has no content length, is refused before it is read', async () => {
  const refusals = [
    ['POST', '/api/messages', { 'transfer-encoding': 'chunked' }, 411],
    ['POST', '/api/messages', { 'content-length': 256 * 2 ** 10 + 1 }, 413],
    ['POST', '/api/plants/picture', { 'content-length': 5 * 2 ** 20 }, 413],
    ['PUT', '/api/plants/1', { 'content-length': 5 * 2 ** 20 }, 413],
    ['PUT', '/api/plants/pictures', { 'content-length': 5 * 2 ** 20 }, 413],
    ['PUT', '/api/plants/picture?locale=pl', { 'transfer-encoding': 'chunked' }, 411],
    ['PUT', '/api/plants/picture?locale=pl', { 'content-length': MAX_BYTES + 1 }, 413],
  ] as const
  for (const [method, path, headers, expected] of refusals) {
    const { begun, status } = begin(method, path, headers)
    assert.equal(await status, expected, `${method} ${path}`)
    begun.destroy()
  }
  assert.equal(gateway.api.requests.length, 0)
})

test('a call that a release declares as an upload may have more, and is streamed through', async () => {
  const half = Buffer.alloc(2.5 * 2 ** 20, 'x')
  const { promise: firstArrived, resolve: arrived } = Promise.withResolvers<void>()
  gateway.api.answer = async (incoming, response) => {
    let bytes = 0
    for await (const chunk of incoming) {
      bytes += (chunk as Buffer).length
      if (bytes >= 2 ** 20) arrived()
    }
    json(response, { bytes, type: incoming.headers['content-type'] })
  }
  const headers = { 'content-length': half.length * 2, 'content-type': 'multipart/form-data; boundary=x' }
  const begun = request(`${gateway.url}/api/plants/picture?locale=pl`, { method: 'PUT', headers })
  begun.write(half)
  await firstArrived // before the second half is sent
  begun.end(half)
  const [response] = (await once(begun, 'response')) as [IncomingMessage]
  assert.deepEqual(
    [response.statusCode, JSON.parse(await text(response))],
    [200, { bytes: half.length * 2, type: 'multipart/form-data; boundary=x' }],
  )
})

test('a client that sends `Expect: 100-continue` gets 100 Continue, and then the response', async () => {
  gateway.api.answer = async (incoming, response) => json(response, { got: await text(incoming) })
  const headers = { expect: '100-continue', 'content-length': 4, 'content-type': 'text/plain' }
  const begun = request(`${gateway.url}/api/messages`, { method: 'POST', headers })
  begun.flushHeaders()
  await once(begun, 'continue')
  begun.end('body')
  const [response] = (await once(begun, 'response')) as [IncomingMessage]
  assert.deepEqual([response.statusCode, await text(response)], [200, '{"got":"body"}'])
  assert.equal(gateway.api.requests[0]?.headers.expect, undefined)
})

test('the body timeout allows slow uploads, the header timeout is short', () => {
  const { requestTimeout, headersTimeout } = gateway.app.server
  const bitsPerSecond = (MAX_BYTES * 8) / (requestTimeout / 1_000)
  assert.ok(bitsPerSecond <= 500_000, `an upload needs ${bitsPerSecond} bits per second`)
  assert.ok(headersTimeout > 0 && headersTimeout <= 10_000)
})
