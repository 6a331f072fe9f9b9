import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { onPostgres } from '../../../../testing/database/databases.ts'
import { keptNumbers } from '../../../../testing/database/keptNumbers.ts'
import type { Database } from '../database.ts'
import { DatabaseUnavailable } from '../databaseErrors.ts'
import { until } from '../../../../testing/until.ts'

const CONNECTIONS = 10

onPostgres((create) => {
  const { opened, url, ask, numbers } = keptNumbers(create)
  const insert = (number: number) => sql`insert into kept values (${number})`

  /** Transactions that hold so many connections until `free` is called. */
  function hold(db: Database, connections = CONNECTIONS) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = Array.from({ length: connections }, () => db.transaction(async () => promise))
    return { free: resolve, held }
  }

  test('acknowledged writes are stored, also when they waited behind a transaction that was rolled back', async () => {
    let last = 0
    const acknowledged: number[] = []
    const write = async (db: Database) => {
      const number = ++last
      await db.rows('insert into kept values ($number)', { number })
      acknowledged.push(number)
    }
    const refused: number[] = []
    const refuse = (db: Database) =>
      db.transaction(async (tx) => {
        const number = ++last
        await tx.orm.execute(insert(number))
        refused.push(number)
        throw new Error('refused')
      })
    await opened(async (db) => {
      for (let waiting = 90; waiting <= 110; waiting++) {
        const { free, held } = hold(db)
        const writes = Array.from({ length: waiting }, () => write(db))
        await setImmediate() // the writes are in the queue before it
        const refusal = assert.rejects(refuse(db))
        await setImmediate()
        free()
        await Promise.all([...held, ...writes, refusal])
        await Promise.all(Array.from({ length: 3 * CONNECTIONS }, () => write(db)))
        await Promise.all(Array.from({ length: CONNECTIONS }, () => assert.rejects(refuse(db))))
      }
    })
    const there = await numbers()
    assert.deepEqual(
      acknowledged.filter((number) => !there.has(number)),
      [],
    )
    assert.deepEqual(
      refused.filter((number) => there.has(number)),
      [],
    )
  })

  test('slow transactions delay others only by the connections that they use', async () => {
    await opened(async (db) => {
      const { free, held } = hold(db, CONNECTIONS - 1)
      const short = () => db.transaction((tx) => tx.orm.execute(sql`select 1`))
      await Promise.all(Array.from({ length: 20 }, short))
      free()
      await Promise.all(held)
    })
  })

  test('a database that does not exist is an error of its own; one that does not answer is unavailable', async () => {
    const wrong = new URL(url())
    wrong.pathname = 'nowhere'
    await opened((db) => assert.rejects(db.rows('select 1'), { code: '3D000' }), undefined, wrong.href)
    wrong.port = '1'
    await opened((db) => assert.rejects(db.rows('select 1'), DatabaseUnavailable), undefined, wrong.href)
  })

  test('a process that was blocked for longer than the deadline still reads the answer that has arrived', async () => {
    await opened(
      async (db) => {
        await db.rows('select 1')
        const answer = db.rows('select 1 as one from pg_sleep(0.1)')
        const sent =
          "select from pg_stat_activity where query like '%as one from pg_sleep(0.1)%' and pid <> pg_backend_pid()"
        await until('the query is sent', async () => (await ask(sent)).length > 0)
        const blockedUntil = performance.now() + 1_500
        while (performance.now() < blockedUntil) continue
        assert.deepEqual(await answer, [{ one: 1 }])
      },
      { deadlineMs: 1_000 },
    )
  })

  test('each connection keeps a bounded number of prepared statements', async () => {
    await opened(async (db) => {
      for (let number = 0; number < 600; number++) await db.rows(`select ${number}`)
      const [row] = await db.rows<{ count: number }>('select count(*)::int as count from pg_prepared_statements')
      assert.equal(row!.count, 500)
    })
  })
})
