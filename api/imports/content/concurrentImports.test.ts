import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testContent } from '../../testing/catalogue/content.ts'
import { onPostgres } from '../../testing/database/databases.ts'
import { fillDatabase } from '../../testing/startApp.ts'
import { until } from '../../testing/until.ts'

const content = testContent()
const [first, ...others] = content.programs
const words = { ...first!.words, pl: { ...first!.words.pl, title: 'Nowy tytuł' } }
const corrected = { ...content, programs: [{ ...first!, words }, ...others] }

onPostgres((create) => {
  test('concurrent imports into an empty database insert each row once', async () => {
    const database = await create(false)
    const all = await Promise.all(Array.from({ length: 4 }, () => database.open()))
    const reports = await Promise.all(all.map((db) => fillDatabase(db, content)))
    assert.equal(reports.filter(({ added }) => added > 0).length, 1)
    assert.deepEqual(
      reports.flatMap(({ left }) => left),
      [],
    )
    const [db] = all
    assert.ok(db)
    assert.equal((await db.rows('select 1 from programs')).length, 30)
    await Promise.all(all.map((open) => open.close()))
    await database.drop()
  })

  test('an import waits for a change that is being written, and leaves it', async () => {
    const database = await create()
    const [db, editor] = [await database.open(), await database.open()]
    try {
      await fillDatabase(db, content)
      let report: ReturnType<typeof fillDatabase> | undefined
      await editor.transaction(async (tx) => {
        await tx.rows("update programs set title = 'Own' where slug = $slug and locale = 'pl'", { slug: first!.slug })
        report = fillDatabase(db, corrected)
        const waiting = () =>
          editor.rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
        await until('the import waits', async () => (await waiting()).length > 0)
      })
      assert.deepEqual(
        (await report)?.left.map(({ key }) => key),
        [`${first!.slug} pl`],
      )
    } finally {
      await Promise.all([db.close(), editor.close()])
      await database.drop()
    }
  })
})
