import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase, onPostgres } from '../../../testing/database/databases.ts'
import { startApp, stopApp, useApp } from '../../../testing/startApp.ts'
import { DEADLINE_MS } from '../database/databaseQueue.ts'

const LIST = '/api/trinings?locale=en&sort=id'

async function versionOf(app: FastifyInstance) {
  const { data } = (await app.inject('/api/content-version')).json()
  return data.version as string
}

/** Waits until NOTIFY has changed the version; the test's timeout ends a wait without result. */
async function versionAfter(app: FastifyInstance, version: string) {
  let now = version
  while (now === version) {
    await setImmediate() // lets NOTIFY arrive: injected calls alone do not return to the event loop
    now = await versionOf(app)
  }
  return now
}

const rename = (app: FastifyInstance, title: string) =>
  app.db.rows(`update programs set title = $title where slug = 'neck-exercises' and locale = 'en'`, { title })

onOneDatabase((create) => {
  const running = useApp(create)
  const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers })

  test('answers 304 to a matching If-None-Match', async () => {
    const first = await get(LIST)
    const etag = String(first.headers.etag)
    assert.match(etag, /^"[\w-]{22}"$/)
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(LIST, { 'if-none-match': tag })
      assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag], tag)
    }
    assert.equal((await get(LIST, { 'if-none-match': '"other"' })).body, first.body)
    assert.equal(first.headers['cache-control'], 'public, max-age=0, must-revalidate')
  })

  test('queries the database once for all spellings of a query, also for concurrent requests', async (context) => {
    const rows = context.mock.method(running.app.db, 'rows')
    const ways = [
      'sort=id&locale=en&pagination[page]=2',
      'pagination[page]=2&sort=id&locale=en',
      'locale=en&sort=id&pagination%5Bpage%5D=2',
    ]
    const bodies = await Promise.all(
      [...ways, ...ways].map(async (query) => (await get(`/api/trinings?${query}`)).body),
    )
    assert.equal(new Set(bodies).size, 1)
    assert.equal(rows.mock.callCount(), 1)
    await get(`/api/trinings?${ways[0]}`)
    assert.equal(rows.mock.callCount(), 1)
  })

  test('signed-in callers are answered from the same memory', async (context) => {
    const anna = await addCaller(running.app, { email: 'anna@kinora.example' })
    const { data } = (await get(LIST)).json()
    const rows = context.mock.method(running.app.db, 'rows')
    const own = (await anna.get('/trinings?sort=id&locale=en')).json().data
    assert.deepEqual(
      own.map(({ id }: { id: number }) => id),
      data.map(({ id }: { id: number }) => id),
    )
    assert.deepEqual(
      rows.mock.calls.filter(({ arguments: [text] }) => text.includes('program_ratings')),
      [],
    )
  })

  test('keeps answers of different queries, programs and languages apart', async () => {
    const urls = [
      LIST,
      '/api/trinings?locale=pl&sort=id',
      '/api/levels?locale=en',
      '/api/categories?locale=en',
      '/api/trinings/1',
      '/api/trinings/3',
    ]
    const twice = await Promise.all([...urls, ...urls].map(async (url) => (await get(url)).body))
    assert.equal(new Set(twice).size, urls.length)
  })

  test('shows a change at once, with another version and another etag', { timeout: 60_000 }, async () => {
    const [before, version] = [await get(LIST), await versionOf(running.app)]
    await rename(running.app, 'Renamed')
    await versionAfter(running.app, version)
    const after = await get(LIST)
    assert.equal(after.json().data[0].title, 'Renamed')
    assert.notEqual(after.headers.etag, before.headers.etag)
  })

  test('evicts answers beyond its limit of bytes', async (context) => {
    const program = {
      id: 1,
      title: 'x'.repeat(2 ** 20),
      duration: 1,
      locale: 'en',
      isExampleTraining: true,
      publishedAt: '2026-01-13T07:00:00.000Z',
    }
    await get('/api/trinings?filters[duration][$lt]=999') // keeps what lists are made of
    const rows = context.mock.method(running.app.db, 'rows', async () => [{ program: { ...program } }])
    const ask = (seconds: number) => get(`/api/trinings?filters[duration][$lt]=${1_000 + seconds}`)
    for (let seconds = 1; seconds <= 40; seconds++) assert.equal((await ask(seconds)).statusCode, 200)
    const count = rows.mock.callCount()
    await ask(40)
    assert.equal(rows.mock.callCount(), count, 'the last one is cached')
    await ask(1)
    assert.equal(rows.mock.callCount(), count + 1, 'the first one was evicted')
  })

  test('does not cache a failure', async (context) => {
    const url = '/api/levels?locale=pl&sort=order'
    context.mock.method(running.app.db, 'rows', () => Promise.reject(new Error('once')), { times: 1 })
    assert.equal((await get(url)).statusCode, 500)
    assert.equal((await get(url)).statusCode, 200)
  })
})

onPostgres((create) => {
  const running = useApp(create)

  test('a change in one process reaches the cache of another', { timeout: 60_000 }, async () => {
    const other = await startApp(running.database, running.content)
    try {
      const version = await versionOf(other)
      assert.equal((await other.inject(LIST)).json().data[0].title, 'Neck exercises')
      await rename(running.app, 'Renamed next door')
      await versionAfter(other, version)
      assert.equal((await other.inject(LIST)).json().data[0].title, 'Renamed next door')
      assert.equal(await versionOf(other), await versionOf(running.app))
    } finally {
      await stopApp(other)
    }
  })

  test(
    'a change that was missed while the connection was lost is noticed after reconnecting',
    { timeout: 60_000 },
    async () => {
      const version = await versionOf(running.app)
      const admin = await running.database.open()
      await admin.rows(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`)
      await admin.rows(`update programs set title = 'Renamed in the dark'
      where slug = 'neck-exercises' and locale = 'en'`)
      await admin.close()
      await versionAfter(running.app, version)
      assert.equal((await running.app.inject(LIST)).json().data[0].title, 'Renamed in the dark')
    },
  )
})

onOneDatabase((create) => {
  test('under a flood of distinct queries each is answered or refused, and cached answers are not delayed', async () => {
    const database = await create()
    const app = await startApp({ ...database, open: () => database.open({ deadlineMs: DEADLINE_MS }) })
    try {
      const origin = await app.listen({ host: '127.0.0.1', port: 0 })
      const cached = await app.inject(LIST)
      const flood = Array.from({ length: 2_500 }, (_, number) =>
        app.inject(`/api/trinings?filters[duration][$lt]=${1_000 + number}`),
      )
      assert.equal(await (await fetch(origin + LIST)).text(), cached.body)
      const answers = await Promise.all(flood)
      const refused = answers.filter(({ statusCode }) => statusCode !== 200)
      assert.ok(refused.length < answers.length)
      assert.deepEqual(
        refused.filter(({ statusCode, headers }) => statusCode !== 503 || !headers['retry-after']),
        [],
      )
    } finally {
      await stopApp(app)
      await database.drop()
    }
  })
})
