import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { testContent } from '../../../testing/catalogue/content.ts'
import { onEachDatabase } from '../../../testing/database/databases.ts'
import { end, runServer } from '../../../testing/runServer.ts'
import { startApp, stopApp, fillDatabase } from '../../../testing/startApp.ts'
import { until } from '../../../testing/until.ts'
import { openEmbedded } from '../database/drivers/openEmbedded.ts'
import { owners } from '../../app/owners.ts'

const LIST = '/api/trinings?locale=pl'

const VISITORS = 100

onEachDatabase((create) => {
  test('under overload calls are refused, routes without database still answer, and the metrics count it', async () => {
    const database = await create()
    const app = await startApp({ ...database, open: () => database.open({ deadlineMs: 10_000 }) })
    const valueOf = async (name: string) => {
      const { body } = await app.inject('/api/metrics')
      return Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1])
    }
    const { promise: isOver, resolve: free } = Promise.withResolvers<void>()
    try {
      // What is answered from memory never reaches Fastify, whose `inject` would.
      const origin = await app.listen({ host: '127.0.0.1', port: 0 })
      const list = async () => (await fetch(origin + LIST)).text()
      const cached = await list()
      const connections = app.db.kind === 'embedded' ? 1 : 10
      const held = Array.from({ length: connections }, () => app.db.transaction(() => isOver))
      const waiting = Array.from({ length: connections }, () =>
        app.db.rows('select 1').then(
          () => 'answered',
          () => 'refused',
        ),
      )

      const refused = await app.inject('/api/levels?locale=pl')
      assert.deepEqual([refused.statusCode, refused.json().code], [503, 'server.busy'])
      assert.ok(Number(refused.headers['retry-after']) > 0)
      assert.equal((await app.inject('/api/health')).statusCode, 200)
      assert.equal(await list(), cached)
      assert.equal((await app.inject('/media/posters/neck-exercises-480.webp')).statusCode, 200)
      assert.equal((await app.inject('/api/nothing')).statusCode, 404)
      assert.equal(await valueOf('database_connections_in_use'), connections)
      assert.ok((await valueOf('database_queue_refused_total')) > 0)
      assert.equal(await valueOf('database_queue_wait_limit_seconds'), 1.3)

      free()
      await Promise.all([...held, ...waiting])
      assert.equal((await app.inject('/api/levels?locale=pl')).statusCode, 200)
      // Jobs that waited meanwhile may have theirs for a moment longer.
      await until('all connections are free', async () => (await valueOf('database_connections_in_use')) === 0)
    } finally {
      free()
      await stopApp(app)
      await database.drop()
    }
  })
})

test('while many visitors search for unlike phrases, the embedded database leaves time for other calls', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-shedding-'))
  const db = await openEmbedded(join(folder, 'data'), owners)
  await fillDatabase(db, testContent()).finally(db.close)
  const server = await runServer({ KINORA_HOME: folder })
  try {
    const get = async (path: string) => {
      const response = await fetch(server.url + path)
      await response.text()
      return response
    }
    /** How many searches are answered between the request of /api/health and its answer. */
    async function searchesBeforeHealth(flood: number) {
      let okCount = 0
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const searches = Array.from({ length: VISITORS }, async (_, number) => {
        const { status, headers } = await get(`/api/trinings?filters[title][$containsi]=phrase ${flood} ${number}`)
        if (status === 200) okCount++
        begin()
        assert.ok(status === 200 || (status === 503 && headers.has('retry-after')), String(status))
      })
      await begun
      const before = okCount
      assert.equal((await get('/api/health')).status, 200)
      const between = okCount - before
      await Promise.all(searches)
      return between
    }
    // On a busy machine this process may sleep while answers arrive, so one flood alone proves nothing.
    const counts: number[] = []
    do counts.push(await searchesBeforeHealth(counts.length))
    while (counts.at(-1)! >= VISITORS / 2 && counts.length < 5)
    assert.ok(counts.at(-1)! < VISITORS / 2, `/api/health was answered after ${counts.join(', ')} more searches`)
  } finally {
    await end(server, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
