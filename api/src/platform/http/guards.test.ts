import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { startApp, stopApp, useApp } from '../../../testing/startApp.ts'
import { DatabaseUnavailable } from '../database/databaseErrors.ts'
import { ORDINARY_WRITES } from '../../identity/limits/limits.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    running.app.inject({ url, headers, remoteAddress })

  test('a route without a policy stops the boot', () => {
    const addRoute = () => running.app.get('/open-by-mistake', async () => 'anything')
    assert.throws(addRoute, /GET \/open-by-mistake declares no policy/)
  })

  test('a route that writes without a limit stops the boot; one that reads needs none', () => {
    const config = { policy: { who: 'public' } } as const
    const addRoute = () => running.app.post('/unlimited-by-mistake', { config }, async () => 'written')
    assert.throws(addRoute, /POST \/unlimited-by-mistake declares no limit/)
    running.app.get('/unlimited', { config }, async () => 'read')
  })

  test('an answer has the fields that its schema names, and no others', async () => {
    const schema = { hide: true, response: { 200: Type.Object({ data: Type.Object({ name: Type.String() }) }) } }
    const answer = { data: { name: 'Anna', passwordHash: 'x' }, more: 1 } as never
    running.app.get('/test/named', { schema, config: { policy: { who: 'public' } } }, async () => answer)
    assert.deepEqual((await get('/test/named')).json(), { data: { name: 'Anna' } })
  })

  test('all policies can be listed', () => {
    const { policies } = running.app
    assert.ok(policies.every(({ policy }) => policy.who))
    const [metrics] = policies.filter(({ url, method }) => url === '/api/metrics' && method === 'GET')
    assert.deepEqual(metrics?.policy, { who: 'internal' })
  })

  test('without a token metrics are for callers on this machine without a proxy', async () => {
    await get('/api/trinings/7')
    const inside = await get('/api/metrics')
    assert.equal(inside.statusCode, 200)
    assert.match(inside.body, /duration_seconds_count\{method="GET",route="\/api\/trinings\/:id",status="200"\} 1/)
    for (const address of ['10.1.2.3', '203.0.113.7'])
      assert.equal((await get('/api/metrics', {}, address)).statusCode, 404, address)
    for (const mark of ['x-forwarded-for', 'x-forwarded-host', 'forwarded']) {
      assert.equal((await get('/api/metrics', { [mark]: '127.0.0.1' })).statusCode, 404, mark)
    }
  })

  test('with a token metrics are for whoever sends it', async () => {
    const database = await create()
    const app = await startApp(database, undefined, { metricsToken: 'a token' })
    const read = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/metrics', headers, remoteAddress: '10.1.2.3' })).statusCode
    assert.deepEqual(
      [
        await read({}),
        await read({ authorization: 'Bearer another' }),
        await read({ authorization: 'Bearer a token' }),
      ],
      [404, 404, 200],
    )
    await stopApp(app)
    await database.drop()
  })

  test('only the request id of a trusted proxy is used', async () => {
    const id = 'gateway-12345678'
    assert.equal((await get('/api/health', { 'x-request-id': id })).headers['x-request-id'], id)
    const others = [
      await get('/api/health', { 'x-request-id': id }, '203.0.113.7'),
      await get('/api/health', { 'x-request-id': 'a\tb c' }),
    ]
    for (const { headers } of others) assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/)
  })

  test('answers may not be sniffed, framed or cached unless a route allows it', async () => {
    const { headers } = await get('/api/health')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(String(headers['content-security-policy']), /default-src 'none'; frame-ancestors 'none'/)
    assert.equal(headers['cache-control'], 'no-store')
  })

  test('routes refuse unknown parameters', async () => {
    for (const path of ['/api/trinings/getVideoURL/1', '/api/trinings/getTranscriptionURL/1', '/api/content-version']) {
      const { code, errors } = (await get(`${path}?token=1`)).json()
      assert.deepEqual(
        [code, errors],
        ['request.unknownParameter', [{ field: 'token', code: 'request.unknownParameter' }]],
      )
    }
    assert.notEqual((await get('/api/trinings/getVideoURL/1?locale=pl')).statusCode, 400)
  })

  test('all problems have the same shape', async () => {
    const missing = await get('/api/nothing')
    assert.deepEqual(missing.json(), { type: 'about:blank', title: 'Not Found', status: 404, code: 'request.notFound' })
    assert.equal(missing.headers['content-type'], 'application/problem+json')
    for (const url of [
      '/api/trinings?locale=pl%00',
      '/api/trinings/%00',
      '/api/trinings/%zz',
      '/api/trinings/%ED%A0%80',
    ]) {
      const malformed = await get(url)
      assert.deepEqual([malformed.statusCode, malformed.json().code], [400, 'request.malformed'], url)
      assert.equal(malformed.headers['x-content-type-options'], 'nosniff', url)
    }
    const many = await get(`/api/trinings?${'locale=pl&'.repeat(60)}`)
    assert.deepEqual([many.statusCode, many.json().code], [400, 'request.tooManyParameters'])
  })

  test('without a database calls are a 503 with Retry-After, and /health is 200', async (context) => {
    context.mock.method(running.app.db, 'rows', () => Promise.reject(new DatabaseUnavailable(new Error('cut'))))
    const response = await get('/api/trinings?pagination[page]=7')
    assert.deepEqual([response.statusCode, response.json().code], [503, 'database.unavailable'])
    assert.ok(Number(response.headers['retry-after']) > 0)
    assert.equal((await get('/api/ready')).statusCode, 503)
    assert.equal((await get('/api/health')).statusCode, 200)
  })

  test('a 500 has no details of the error', async (context) => {
    context.mock.method(running.app.db, 'rows', () => Promise.reject(new Error('secret detail')))
    const response = await get('/api/trinings?pagination[page]=8')
    const title = 'Internal Server Error'
    assert.deepEqual(response.json(), { type: 'about:blank', title, status: 500, code: 'server.error' })
  })

  test('a database without the last migration is not ready', async (context) => {
    assert.equal((await get('/api/ready')).statusCode, 200)
    context.mock.method(running.app.db, 'rows', async () => [{ count: 1 }])
    const response = await get('/api/ready')
    assert.deepEqual([response.statusCode, response.json().code], [503, 'database.notMigrated'])
  })
})

onOneDatabase((create) => {
  test('bodies have a size limit, and may not contain NUL, lone surrogates or many levels', async () => {
    const database = await create()
    const app = await startApp(database)
    try {
      app.post('/api/echo', { config: { policy: { who: 'public' }, limit: ORDINARY_WRITES } }, async ({ body }) => body)
      app.post(
        '/api/mine',
        { config: { policy: { who: 'user', whose: 'own' }, limit: ORDINARY_WRITES } },
        async () => 'private',
      )
      const headers = { 'content-type': 'application/json' }
      const post = (payload: string) => app.inject({ method: 'POST', url: '/api/echo', payload, headers })
      const codeOf = async (payload: string) => {
        const response = await post(payload)
        return [response.statusCode, response.json().code]
      }
      assert.deepEqual((await post('{"a":["b"]}')).json(), { a: ['b'] })
      assert.deepEqual(await codeOf(`"${'x'.repeat(256 * 1024)}"`), [413, 'request.tooLarge'])
      assert.deepEqual(await codeOf('{"a":["b\\u0000"]}'), [400, 'request.malformed'])
      assert.deepEqual(await codeOf('{"a":["\\ud83d\\ude42"]}'), [200, undefined])
      for (const lone of ['\\ud83d', '\\ude42\\ud83d'])
        for (const body of [`{"a":["b${lone}"]}`, `{"${lone}":1}`])
          assert.deepEqual(await codeOf(body), [400, 'request.malformed'], body)
      for (const [opening, inner, closing, levels] of [
        ['[', '', ']', 11],
        ['[', '', ']', 100_000],
        ['{"a":', '1', '}', 8_000],
      ] as const) {
        const nested = opening.repeat(levels) + inner + closing.repeat(levels)
        assert.deepEqual(await codeOf(nested), [400, 'request.malformed'], `${levels} ${opening}`)
      }
      assert.deepEqual(await codeOf('{"a":'), [400, 'request.malformed'])
      const mine = await app.inject({ method: 'POST', url: '/api/mine' })
      assert.deepEqual([mine.statusCode, mine.json().code], [401, 'auth.required'])
    } finally {
      await stopApp(app)
      await database.drop()
    }
  })
})
