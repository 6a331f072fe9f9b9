import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { after, before, test } from 'node:test'
import { fakeGateway, type FakeGateway } from '../gateway.fake.ts'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
}
const EVENT = `id: 7\nevent: path.changed\ndata: {"memberId":${'1'.repeat(4_000)}}\n\n`

let gateway: FakeGateway
before(async () => {
  gateway = await fakeGateway()
  await gateway.release({ name: 'shell', version: '1' })
  await gateway.start()
})
after(() => gateway.close())

/** A stream through the gateway: how the API writes to it, and how the client reads it. */
async function openStream() {
  const { promise: apiResponse, resolve } = Promise.withResolvers<ServerResponse>()
  gateway.api.answer = (_request, response) => {
    response.writeHead(200, HEADERS).write(':\n\n')
    resolve(response)
  }
  const gone = new AbortController()
  const response = await fetch(`${gateway.url}/api/message/stream?locale=pl`, {
    headers: { 'accept-encoding': 'gzip, br', 'last-event-id': '6', authorization: 'Bearer a.b.c' },
    signal: gone.signal,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  assert.equal((await reader.read()).value, ':\n\n')
  return { api: await apiResponse, response, reader, gone }
}

test('events arrive one by one as the API writes them, not compressed', async () => {
  const { api, response, reader, gone } = await openStream()
  assert.equal(response.headers.get('content-encoding'), null)
  assert.equal(response.headers.get('content-type'), HEADERS['content-type'])
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.equal(response.headers.get('x-accel-buffering'), 'no')
  assert.equal(gateway.api.requests.at(-1)?.headers['last-event-id'], '6')
  for (let events = 0; events < 3; events++) {
    api.write(EVENT)
    assert.equal((await reader.read()).value, EVENT)
  }
  gone.abort()
})

test('the API’s stream ends when its client goes', async () => {
  const { api, gone } = await openStream()
  const closed = once(api, 'close')
  gone.abort()
  await closed
})

test('the client’s stream ends when the API ends it, and when the API is killed', async () => {
  const ended = await openStream()
  ended.api.end()
  assert.equal((await ended.reader.read()).done, true)
  const killed = await openStream()
  killed.api.socket?.destroy()
  await assert.rejects(killed.reader.read())
})
