import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, beforeEach, test } from 'node:test'
import { fakeGateway, json, type FakeGateway } from '../gateway.fake.ts'
import { selfSigned } from './selfSigned.fake.ts'

let gateway: FakeGateway
before(async () => {
  gateway = await fakeGateway()
  await gateway.release({ name: 'shell', version: '1' })
  await gateway.start()
})
beforeEach(() => {
  gateway.api.requests.length = 0
  gateway.api.answer = (_request, response) => json(response, { data: 'yes' })
})
after(() => gateway.close())

test('forwards the URL unchanged, and sets the forwarding headers and the request id', async () => {
  const response = await gateway.get('/api/trinings?filters[title][$containsi]=%C5%82ydka&a=1&a=2', {
    'x-forwarded-for': '1.2.3.4',
    forwarded: 'for=1.2.3.4',
    'x-request-id': 'mine',
    connection: 'x-hop',
    'x-hop': 'secret',
  })
  assert.equal(response.status, 200)
  const [{ url, headers }] = gateway.api.requests as [(typeof gateway.api.requests)[number]]
  assert.equal(url, '/api/trinings?filters[title][$containsi]=%C5%82ydka&a=1&a=2')
  assert.equal(headers['x-forwarded-for'], '127.0.0.1')
  assert.equal(headers['x-forwarded-proto'], 'http')
  assert.equal(headers['forwarded'], undefined)
  assert.equal(headers['x-request-id'], response.headers.get('x-request-id'))
  assert.notEqual(headers['x-request-id'], 'mine')
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
})

test('bodies and statuses are forwarded unchanged', async () => {
  gateway.api.answer = async (incoming, response) =>
    json(response, { got: await text(incoming), type: incoming.headers['content-type'] }, 201)
  const response = await fetch(`${gateway.url}/api/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a": 1}',
  })
  assert.equal(response.status, 201)
  assert.deepEqual(await response.json(), { got: '{"a": 1}', type: 'application/json' })
})

test('range requests for films are forwarded', async () => {
  gateway.api.answer = ({ headers }, response) =>
    response
      .writeHead(206, { 'content-range': headers.range!.replace('=', ' ') + '/100', 'content-type': 'video/mp4' })
      .end('0123')
  const response = await gateway.get('/media/1/film.m4s', { range: 'bytes=0-3' })
  assert.equal(response.status, 206)
  assert.equal(response.headers.get('content-range'), 'bytes 0-3/100')
  assert.equal(await response.text(), '0123')
})

test('a response is streamed, not buffered', async () => {
  const { promise: arrived, resolve: firstArrived } = Promise.withResolvers<void>()
  gateway.api.answer = async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
    await arrived
    response.end('data: 2\n\n')
  }
  const { body } = await gateway.get('/api/live')
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  assert.equal((await reader.read()).value, 'data: 1\n\n')
  firstArrived()
  assert.equal((await reader.read()).value, 'data: 2\n\n')
})

test('when the API is down, the response is a 503 with Retry-After', async () => {
  gateway.api.answer = (incoming) => incoming.socket.destroy()
  const cut = await gateway.get('/api/levels')
  assert.equal(cut.status, 503)
  const other = await fakeGateway({ API_URL: 'http://127.0.0.1:9' })
  await other.release({ name: 'shell', version: '1' })
  await other.start()
  for (const path of ['/api/levels', '/media/1/film.m3u8']) {
    const response = await other.get(path)
    assert.equal(response.status, 503)
    assert.ok(Number(response.headers.get('retry-after')) > 0)
    assert.match(response.headers.get('content-type')!, /^application\/problem\+json/)
    assert.equal(((await response.json()) as { code: string }).code, 'server.unavailable')
  }
  const sitemap = await other.get('/sitemap.xml')
  assert.equal(sitemap.status, 200, 'a manifest without programs has a sitemap without them')
  await other.close()
})

test('the API’s hop-by-hop headers are dropped: a client that sends `connection: close` gets it back', async () => {
  const [response] = (await once(
    request(`${gateway.url}/api/levels`, { headers: { connection: 'close' } }).end(),
    'response',
  )) as [IncomingMessage]
  response.resume()
  assert.equal(response.headers['connection'], 'close')
  assert.equal(response.headers['keep-alive'], undefined)
})

test('a 503 of the API is forwarded and not retried', async () => {
  gateway.api.answer = (_request, response) => json(response, { status: 503 }, 503)
  assert.equal((await gateway.get('/api/levels')).status, 503)
  assert.equal(gateway.api.requests.length, 1)
})

for (const path of [
  '/api/metrics',
  '/api/%6detrics',
  '/api/METRICS/',
  '/api//metrics',
  '/api/x/../metrics',
  '/api/%2e/metrics',
]) {
  test(`the API's metrics are not served at ${path}`, async () => {
    const [response] = (await once(request(gateway.url, { path }).end(), 'response')) as [IncomingMessage]
    response.resume()
    assert.ok([400, 404].includes(response.statusCode!))
    assert.equal(gateway.api.requests.length, 0)
  })
}

test('an API over TLS is refused if its certificate is not trusted', async () => {
  const impostor = createServer(selfSigned, (_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(impostor, 'listening')
  const other = await fakeGateway({ API_URL: `https://127.0.0.1:${(impostor.address() as AddressInfo).port}` })
  assert.equal((await other.get('/api/levels')).status, 503)
  await other.close()
  impostor.close()
})

test('many clients that send or read slowly do not block others', async () => {
  const film = Buffer.alloc(4 * 2 ** 20)
  gateway.api.answer = ({ url }, response) =>
    url === '/api/messages' ? undefined : response.writeHead(200).end(url === '/media/film' ? film : '{}')
  const { port } = new URL(gateway.url)
  const slow = ['POST /api/messages', 'GET /media/film'].flatMap((line) =>
    Array.from({ length: 150 }, () => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
      socket.write(
        `${line} HTTP/1.1\r\nhost: x\r\n${line.startsWith('POST') ? 'content-length: 100\r\n\r\n{' : '\r\n'}`,
      )
      return socket
    }),
  )
  while (gateway.api.requests.length < slow.length) await new Promise((resolve) => setImmediate(resolve))
  for (const path of ['/api/levels', '/media/captions.vtt']) assert.equal((await gateway.get(path)).status, 200)
  for (const socket of slow) socket.destroy()
})
