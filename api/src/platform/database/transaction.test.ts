import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { onEachDatabase, type TestDatabase } from '../../../testing/database/databases.ts'
import type { Database, Queryable } from './database.ts'

onEachDatabase((create) => {
  let made: TestDatabase
  let db: Database
  before(async () => {
    made = await create()
    db = await made.open()
    await db.rows('create table kept (number int primary key)')
  })
  after(async () => {
    await db.close()
    await made.drop()
  })
  const insert = (number: number) => sql`insert into kept values (${number})`
  const numbers = async () =>
    (await db.rows<{ number: number }>('select number from kept order by number')).map(({ number }) => number)

  test('a transaction is atomic', async () => {
    assert.equal(
      await db.transaction(async (tx) => {
        await tx.orm.execute(insert(1))
        await tx.orm.execute(insert(2))
        return 'both'
      }),
      'both',
    )
    await assert.rejects(
      db.transaction(async (tx) => {
        await tx.orm.execute(insert(3))
        throw new Error('refused')
      }),
      /^Error: refused$/,
    )
    assert.deepEqual(await numbers(), [1, 2])
  })

  test('hand-written SQL can be part of a transaction', async () => {
    await assert.rejects(
      db.transaction(async (tx) => {
        await tx.orm.execute(insert(6))
        assert.deepEqual(
          [...(await tx.rows('select number from kept where number = $number', { number: 6 }))],
          [{ number: 6 }],
        )
        await tx.rows('insert into kept values ($number)', { number: 7 })
        throw new Error('refused')
      }),
      /^Error: refused$/,
    )
    assert.deepEqual(await numbers(), [1, 2])
  })

  test('a failed statement whose error was swallowed still fails the transaction', async () => {
    await assert.rejects(
      db.transaction(async (tx) => {
        await tx.orm.execute(insert(4))
        await tx.orm.execute(insert(4)).catch(() => {})
      }),
    )
    assert.equal((await numbers()).includes(4), false)
    assert.equal(db.queue.state().inUse, 0)
  })

  test('a transaction object cannot write after the transaction has ended', async () => {
    let endedTx: Queryable | undefined
    await db.transaction(async (tx) => {
      endedTx = tx
    })
    await assert.rejects(async () => endedTx!.orm.execute(insert(5)))
    await assert.rejects(
      db.transaction(async (tx) => {
        endedTx = tx
        throw new Error('refused')
      }),
    )
    await assert.rejects(async () => endedTx!.orm.execute(insert(5)))
    assert.equal((await numbers()).includes(5), false)
  })

  test('a hundred concurrent transactions all commit', async () => {
    const all = Array.from({ length: 100 }, (_, number) => 100 + number)
    await Promise.all(all.map((number) => db.transaction((tx) => tx.orm.execute(insert(number)))))
    assert.deepEqual(
      (await numbers()).filter((number) => number >= 100),
      all,
    )
  })

  test('the ORM offers no transaction of its own', () => {
    // @ts-expect-error drizzle's transaction leaks a connection whose BEGIN failed, and hides the first error
    assert.ok(db.orm.transaction)
  })
})
