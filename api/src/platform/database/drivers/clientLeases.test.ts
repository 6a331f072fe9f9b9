import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { onPostgres } from '../../../../testing/database/databases.ts'
import { keptNumbers, pidOf } from '../../../../testing/database/keptNumbers.ts'
import { startTcpProxy } from '../../../../testing/database/tcpProxy.ts'
import { DatabaseUnavailable } from '../databaseErrors.ts'
import { DeadlinePassed } from '../within.ts'
import { openPostgres } from './openPostgres.ts'
import { until } from '../../../../testing/until.ts'

const CONNECTIONS = 10

test('a server that is ready and ends in one segment fails the query, not the process', async (context) => {
  // AuthenticationOk, ReadyForQuery, and the error of a server that is shutting down.
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')
  const size = Buffer.alloc(4)
  size.writeInt32BE(fields.length + 4)
  const answer = Buffer.concat([Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05IE', 'latin1'), size, fields])
  const server = createServer((socket) => socket.once('data', () => socket.end(answer))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => server.close())
  const db = openPostgres(`postgres://kinora@127.0.0.1:${(server.address() as AddressInfo).port}/kinora`, new Map())
  context.after(() => db.close())

  await assert.rejects(db.rows('select 1'), DatabaseUnavailable)
})

onPostgres((create) => {
  const { opened, url, ask, numbers } = keptNumbers(create)
  const insert = (number: number) => sql`insert into kept values (${number})`

  test('a failed query keeps its connection; one that leaves a transaction open has it destroyed', async () => {
    await opened(async (db) => {
      const pid = await pidOf(db)
      await assert.rejects(db.rows('select 1 / 0'), { code: '22012' })
      await assert.rejects(db.transaction((tx) => tx.orm.execute(sql`select 1 / 0`)))
      assert.equal(await pidOf(db), pid)

      await db.rows('begin')
      assert.notEqual(await pidOf(db), pid)
    })
  })

  test('a lost connection fails only its own transaction, also between two queries, with the first error', async () => {
    await opened(async (db) => {
      const failing = db.transaction(async (tx) => {
        const {
          rows: [row],
        } = (await tx.orm.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] }
        await ask('select pg_terminate_backend($pid)', { pid: row!.pid })
        const left = () => ask('select from pg_stat_activity where pid = $pid', { pid: row!.pid })
        await until('the connection is gone', async () => (await left()).length === 0)
        await tx.orm.execute(insert(100_020))
      })
      await assert.rejects(failing, ({ cause }: Error) => cause instanceof DatabaseUnavailable)

      const refused = db.transaction(async (tx) => {
        await tx.orm.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {})
        throw new Error('what went wrong')
      })
      await assert.rejects(refused, /what went wrong/)
      const cutInMiddle = db.transaction((tx) => tx.orm.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
      await assert.rejects(cutInMiddle, ({ cause }: Error) => cause instanceof DatabaseUnavailable)
      assert.deepEqual(
        await Promise.all(Array.from({ length: CONNECTIONS }, () => db.rows('select 1 as one'))),
        Array(CONNECTIONS).fill([{ one: 1 }]),
      )
      assert.equal(db.queue.state().inUse, 0)
    })
  })

  test('a script of several commands runs, also with an empty list of values', async () => {
    await opened(async (db) => {
      assert.deepEqual(await db.script('select 1 as one; select 2 as one', []), { rows: [{ one: 1 }, { one: 2 }] })
    })
  })

  test('a lost idle connection is replaced', async () => {
    await opened(async (db) => {
      await ask('select pg_terminate_backend($pid)', { pid: await pidOf(db) })
      // The pool notices it with the next event of the socket.
      while (
        await db.rows('select 1').then(
          () => false,
          () => true,
        )
      )
        continue
    })
  })

  test('a failed BEGIN does not leak the connection', async (context) => {
    const proxy = await startTcpProxy(url())
    context.after(() => proxy.close())
    await opened(
      async (db) => {
        await Promise.all(Array.from({ length: CONNECTIONS }, () => db.rows('select pg_sleep(0.01)')))
        proxy.hang()
        const stuck = Array.from({ length: CONNECTIONS }, () =>
          assert.rejects(
            db.transaction(async () => 'begun'),
            DeadlinePassed,
          ),
        )
        await Promise.all(stuck)
        proxy.heal()
        assert.equal(db.queue.state().deadlines, CONNECTIONS)
        assert.deepEqual(await db.rows('select 1 as one'), [{ one: 1 }])
      },
      { deadlineMs: 2_000 },
      proxy.url,
    )
  })

  test('a ROLLBACK without an answer does not lose later writes', async (context) => {
    const proxy = await startTcpProxy(url())
    context.after(() => proxy.close())
    await opened(
      async (db) => {
        const number = 100_001
        await assert.rejects(
          db.transaction(async (tx) => {
            await tx.orm.execute(insert(number))
            proxy.hang()
            throw new Error('refused')
          }),
          DeadlinePassed,
        )
        proxy.heal()
        await db.rows('insert into kept values ($next)', { next: number + 1 })
        const there = await numbers()
        assert.deepEqual([there.has(number), there.has(number + 1)], [false, true])
      },
      { deadlineMs: 2_000 },
      proxy.url,
    )
  })

  test('the deadline ends work that waits for something else, and its later queries are rejected', async () => {
    await opened(
      async (db) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        let late: Promise<unknown> | undefined
        await assert.rejects(
          db.transaction(async (tx) => {
            await promise
            late = tx.orm.execute(insert(100_010))
            return late
          }),
          DeadlinePassed,
        )
        resolve()
        await setImmediate()
        await assert.rejects(late!)
        assert.equal((await numbers()).has(100_010), false)
        assert.equal(db.queue.state().inUse, 0)
      },
      { deadlineMs: 300 },
    )
  })

  test('a statement that takes too long is cancelled by the server', async () => {
    await opened(
      async (db) => {
        await assert.rejects(db.rows('select pg_sleep(60)'), DeadlinePassed)
        await assert.rejects(db.transaction((tx) => tx.orm.execute(sql`select pg_sleep(60)`)))
        assert.equal(db.queue.state().deadlines, 2)
        const running =
          "select from pg_stat_activity where state = 'active' and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()"
        await until('the statement is cancelled', async () => (await ask(running)).length === 0)
      },
      { deadlineMs: 300 },
    )
  })

  test('a stale prepared statement fails once on a connection, not forever', async () => {
    await opened(async (db) => {
      await ask('create table changing (one int)')
      await db.rows('select * from changing')
      await ask('alter table changing add column two int')
      await assert.rejects(db.rows('select * from changing'), DatabaseUnavailable)
      assert.deepEqual(await db.rows('select * from changing'), [])
    })
  })
})
