import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { onPostgres } from '../testing/databases.ts'
import { end, runServer } from '../testing/runServer.ts'

const home = mkdtempSync(join(tmpdir(), 'kinora-home-'))
after(() => rmSync(home, { recursive: true, force: true }))

const says = (sentence: RegExp) => ({ message, cause }: Error) => {
  assert.match(message, sentence)
  assert.doesNotMatch(message, /\n/)
  assert.equal(cause, 1)
  return true
}

test('a wrong setting is said in a sentence, and ends the start', async () => {
  await assert.rejects(runServer({ PORT: 'http' }), says(/^PORT must be a number/))
  await assert.rejects(runServer({ NODE_ENV: 'production', KINORA_HOME: home }), says(/^MEDIA_SECRET is required/))
})

test('the embedded database is one process\'s alone, outlives a kill, and is left in order by a stop', async () => {
  const first = await runServer({ KINORA_HOME: home })
  const list = await (await fetch(`${first.url}/api/trinings?locale=pl`)).json() as { data: unknown[] }
  assert.ok(list.data.length > 0)
  await assert.rejects(runServer({ KINORA_HOME: home }), says(/data folder .* is in use/))
  await end(first, 'SIGKILL')

  const second = await runServer({ KINORA_HOME: home })
  const again = await (await fetch(`${second.url}/api/trinings?locale=pl`)).json() as { data: unknown[] }
  assert.deepEqual(again, list)
  assert.equal((await fetch(`${second.url}/api/ready`)).status, 200)
  assert.equal(await end(second, 'SIGTERM'), 0)
})

test('a busy port is said in a sentence', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const { port } = blocker.address() as AddressInfo
  await assert.rejects(runServer({ KINORA_HOME: home, PORT: String(port) }), says(/^The port is in use/))
  blocker.close()
})

onPostgres((create) => {
  test('runs on PostgreSQL, and finishes what it was asked before it stops', async () => {
    const database = await create()
    const server = await runServer({ DATABASE_URL: database.url })
    const holder = new pg.Client(database.url)
    await holder.connect()
    const waits = async () => (await holder.query('select from pg_locks where not granted')).rowCount
    try {
      await holder.query('begin; lock table programs')
      const answer = fetch(`${server.url}/api/trinings?pagination[page]=2`)
      while (!await waits()) continue
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
