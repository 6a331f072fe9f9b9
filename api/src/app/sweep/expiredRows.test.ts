import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addPerson } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { deleteExpiredRows } from './expiredRowQueries.ts'

onOneDatabase((create) => {
  const running = useApp(create)

  test('after a long pause all that has expired is deleted, in statements that have a bound', async (context) => {
    const { db } = running.app
    const userId = await addPerson(running.app, { email: 'anna@example.pl' })
    await db.rows(`insert into used_once (hash, expires_at)
      select 'old ' || number, now() - interval '1 day' from generate_series(1, 20001) number`)
    await db.rows("insert into used_once (hash, expires_at) values ('new', now() + interval '1 day')")
    const events = `insert into events (user_id, kind, data, created_at)
      select $userId, 'message', '{}', now() - $age::interval from generate_series(1, $count::int)`
    await db.rows(events, { userId, age: '1 year', count: 20_001 })
    await db.rows(events, { userId, age: '1 minute', count: 2 })

    const sent = context.mock.method(db, 'rows')
    await deleteExpiredRows(db)
    const deleted = await Promise.all(
      sent.mock.calls.map(async ({ result }) => ((await result) as { deleted?: number }[])[0]?.deleted ?? 0),
    )
    sent.mock.restore()
    assert.deepEqual(
      deleted.filter((count) => count > 0),
      [10_000, 10_000, 1, 10_000, 10_000, 1],
    )
    assert.deepEqual(await db.rows('select hash from used_once'), [{ hash: 'new' }])
    assert.deepEqual(await db.rows('select count(*)::int from events where user_id = $userId', { userId }), [
      { count: 2 },
    ])
  })
})
