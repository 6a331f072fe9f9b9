import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { request } from 'node:http'
import { before, test, type TestContext } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

const LIST = '/api/trinings?locale=en&sort=id'
/** Of one request alone. */
const OWN = ['x-request-id', 'date']

onOneDatabase((create) => {
  const running = useApp(create)
  let origin = ''
  before(async () => void (origin = await running.app.listen({ host: '127.0.0.1', port: 0 })))

  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const [answer] = await once(request(origin + path, { method, headers }).end(), 'response')
    const body = Buffer.concat(await answer.toArray()).toString()
    return { status: answer.statusCode as number, headers: answer.headers as Record<string, string>, body }
  }

  /** How many requests reach Fastify. */
  function reached(context: TestContext) {
    let count = 0
    const note = () => void (count += 1)
    subscribe('tracing:fastify.request.handler:start', note)
    context.after(() => void unsubscribe('tracing:fastify.request.handler:start', note))
    return () => count
  }

  const shared = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name))),
    body,
  })

  test('what was answered once is sent again without Fastify, header by header the same', async (context) => {
    const count = reached(context)
    const path = `${LIST}&pagination[page]=2`
    const first = await ask(path)
    const again = await ask(path)
    assert.equal(count(), 1)
    assert.equal(first.status, 200)
    assert.deepEqual(shared(again), shared(first))
    assert.notEqual(again.headers['x-request-id'], first.headers['x-request-id'])
  })

  test('a client that has the answer gets 304 with the headers that Fastify sends, HEAD those of the answer', async (context) => {
    const path = `${LIST}&pagination[page]=3`
    const known = { 'if-none-match': (await running.app.inject(path)).headers['etag'] as string }
    const byFastify = await running.app.inject({ url: path, headers: known })
    const count = reached(context)
    const notChanged = await ask(path, known)
    assert.deepEqual([notChanged.status, notChanged.body], [304, ''])
    for (const [name, value] of Object.entries(byFastify.headers))
      if (!OWN.includes(name)) assert.equal(notChanged.headers[name], value, name)
    assert.equal((await ask(path, { 'if-none-match': '"other"' })).status, 200)
    const whole = await ask(path)
    const head = await ask(path, {}, 'HEAD')
    assert.equal(count(), 0)
    assert.deepEqual(shared(head), { ...shared(whole), body: '' })
  })

  test('with a token, by another method, and after a change Fastify answers', async (context) => {
    await ask(LIST)
    const count = reached(context)
    await ask(LIST, { authorization: 'Bearer none' })
    assert.equal(count(), 1)
    await ask(LIST, {}, 'OPTIONS')
    assert.equal((await ask(LIST, {}, 'POST')).status, 404)
    const version = running.app.content.version()
    await running.app.db.rows(`update programs set title = 'Renamed' where slug = 'neck-exercises' and locale = 'en'`)
    while (running.app.content.version() === version) await ask('/api/content-version')
    assert.equal(JSON.parse((await ask(LIST)).body).data[0].title, 'Renamed')
  })

  test('it has the id that a trusted proxy gave it, a line in the log and its place in the metrics', async (context) => {
    const path = '/api/levels?locale=en'
    await ask(path)
    const lines = context.mock.method(running.app.log, 'debug', () => {})
    const id = 'gateway-12345678'
    const { headers } = await ask(path, { 'x-request-id': id })
    assert.equal(headers['x-request-id'], id)
    assert.match((await ask(path, { 'x-request-id': 'a b' })).headers['x-request-id']!, /^[0-9a-f-]{36}$/)
    const { body } = await running.app.inject('/api/metrics')
    assert.match(body, /duration_seconds_count\{method="GET",route="\/api\/levels",status="200"\} 3/)
    const [line] = lines.mock.calls.map((call) => call.arguments as unknown as [Record<string, unknown>, string])
    const { ms, ...rest } = line![0]
    assert.deepEqual([rest, line![1]], [{ reqId: id, method: 'GET', route: '/api/levels', status: 200 }, 'request'])
    assert.equal(typeof ms, 'number')
  })
})
