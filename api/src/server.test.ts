import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { onPostgres } from '../testing/database/databases.ts'
import { testContent } from '../testing/catalogue/content.ts'
import { end, runServer } from '../testing/runServer.ts'
import { openEmbedded } from './platform/database/drivers/openEmbedded.ts'
import { owners } from './app/owners.ts'
import { fillDatabase } from '../testing/startApp.ts'
import { until } from '../testing/until.ts'

const home = mkdtempSync(join(tmpdir(), 'kinora-home-'))
after(() => rmSync(home, { recursive: true, force: true }))

const askFor = async <Data>(url: string) => ((await (await fetch(url)).json()) as { data: Data }).data

const says =
  (sentence: RegExp) =>
  ({ message, cause }: Error) => {
    assert.match(message, sentence)
    assert.doesNotMatch(message, /\n/)
    assert.equal(cause, 1)
    return true
  }

test('an invalid setting is reported in one sentence, and the start fails', async () => {
  await assert.rejects(runServer({ PORT: 'http' }), says(/^PORT must be a number/))
  await assert.rejects(runServer({ NODE_ENV: 'production', KINORA_HOME: home }), says(/^MEDIA_SECRET is required/))
})

test('with an empty database lists are empty, and the log names the command that imports content', async () => {
  const empty = await runServer({ KINORA_HOME: home })
  const named = empty.lines.filter((line) => line.includes('npm run content'))
  assert.equal(named.length, 1)
  assert.deepEqual(await askFor(`${empty.url}/api/trinings?locale=pl`), [])
  assert.equal(await end(empty, 'SIGTERM'), 0)
})

test('the embedded database is locked by one process, survives a kill, and is closed by a stop', async () => {
  const db = await openEmbedded(join(home, 'data'), owners)
  await fillDatabase(db, testContent())
  await db.close()
  const first = await runServer({ KINORA_HOME: home })
  const list = (await (await fetch(`${first.url}/api/trinings?locale=pl`)).json()) as { data: unknown[] }
  assert.ok(list.data.length > 0)
  await assert.rejects(runServer({ KINORA_HOME: home }), says(/data folder .* is in use/))
  await end(first, 'SIGKILL')

  const second = await runServer({ KINORA_HOME: home })
  const again = (await (await fetch(`${second.url}/api/trinings?locale=pl`)).json()) as { data: unknown[] }
  assert.deepEqual(again, list)
  assert.equal((await fetch(`${second.url}/api/ready`)).status, 200)
  const silent = connect(Number(new URL(second.url).port)) // like the preconnections of browsers
  await once(silent, 'connect')
  assert.equal(await end(second, 'SIGTERM'), 0)
  silent.destroy()
})

test('a slow download of a film does not delay a stop', { timeout: 120_000 }, async () => {
  const media = join(home, 'media')
  for (const { film } of testContent().programs) {
    if (!film) continue
    mkdirSync(join(media, 'films', film), { recursive: true })
    writeFileSync(join(media, 'films', film, 'long.mp4'), '')
    truncateSync(join(media, 'films', film, 'long.mp4'), 64 * 2 ** 20)
  }
  const server = await runServer({ KINORA_HOME: home, MEDIA_FOLDER: media })
  const { id } =
    (
      await askFor<{ id: number; isExampleTraining: boolean }[]>(
        `${server.url}/api/trinings?locale=pl&pagination[pageSize]=100`,
      )
    ).find(({ isExampleTraining }) => isExampleTraining) ?? {}
  const { url } = await askFor<{ url: string }>(`${server.url}/api/trinings/getVideoURL/${id}`)
  const [film] = (await once(request(server.url + url.replace('master.m3u8', 'long.mp4')).end(), 'response')) as [
    IncomingMessage,
  ]
  film.on('error', () => {})
  assert.equal(film.statusCode, 200)
  assert.equal(await end(server, 'SIGTERM'), 0)
  film.destroy()
})

test('a request on an open connection of a proxy is answered while the server stops', async () => {
  const server = await runServer({ KINORA_HOME: home })
  const port = Number(new URL(server.url).port)
  const proxy = connect(port, '127.0.0.1')
  // A request, and the beginning of the next: the answer to the first shows that both have arrived.
  proxy.write('GET /api/health HTTP/1.1\r\nhost: kinora\r\n\r\nGET /api/health HTTP/1.1\r\n')
  await once(proxy, 'data')

  const ended = end(server, 'SIGTERM')
  for (let listens = true; listens;) {
    const visitor = connect(port, '127.0.0.1')
    listens = await once(visitor, 'connect').then(
      () => true,
      () => false,
    )
    visitor.destroy()
  }
  proxy.write('host: kinora\r\n\r\n')
  const [answer] = (await once(proxy, 'data')) as [Buffer]
  assert.match(answer.toString(), /^HTTP\/1\.1 200 /)
  assert.equal(await ended, 0)
})

test('a port in use is reported in one sentence', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const { port } = blocker.address() as AddressInfo
  await assert.rejects(runServer({ KINORA_HOME: home, PORT: String(port) }), says(/^The port is in use/))
  blocker.close()
})

onPostgres((create) => {
  test('runs on PostgreSQL, and finishes open requests before it stops', async () => {
    const database = await create(false)
    const server = await runServer({ DATABASE_URL: database.url })
    const holder = new pg.Client(database.url)
    await holder.connect()
    // Databases that are copied from one template have the same ids of tables.
    const waiting = `select from pg_locks join pg_database on pg_database.oid = database
      where not granted and relation = 'programs'::regclass and datname = current_database()`
    const waits = async () => (await holder.query(waiting)).rowCount
    try {
      await holder.query('begin; lock table programs')
      const answer = fetch(`${server.url}/api/trinings?pagination[page]=2`)
      await until('the request waits', waits)
      const ending = end(server, 'SIGINT')
      await holder.query('commit')
      assert.equal((await answer).status, 200)
      assert.equal(await ending, 0)
    } finally {
      await holder.end()
      await database.drop()
    }
  })
})
