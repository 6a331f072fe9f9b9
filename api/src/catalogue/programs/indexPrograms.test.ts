import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onPostgres } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { until } from '../../../testing/until.ts'
import { indexPrograms } from './indexPrograms.ts'

onPostgres((create) => {
  const running = useApp(create)

  test('what is imported while a process begins to index is indexed', async () => {
    const { db } = running.app
    await db.rows('update content_state set indexed_by = null')
    const isLocked = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const importing = db.transaction(async (tx) => {
      await tx.rows('lock table programs in share row exclusive mode')
      isLocked.resolve()
      await mayEnd.promise
      await tx.rows("update programs set title = 'Zebra' where locale = 'pl' and slug = 'hundred'")
    })
    await isLocked.promise
    const indexing = db.transaction(indexPrograms)
    await until('the other waits', async () => {
      const waiting = await db.rows('select from pg_locks where not granted and relation is not null')
      return waiting.length > 0
    })
    mayEnd.resolve()
    await Promise.all([importing, indexing])
    const [found] = await db.rows<{ slug: string }>("select slug from programs where search @@ 'zebr'::tsquery")
    assert.equal(found?.slug, 'hundred')
  })
})
