import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { onPostgres } from '../../testing/database/databases.ts'
import { growthReads } from '../../testing/growth/growthReads.ts'
import { type Recorded, recordQueries } from '../../testing/growth/recordQueries.ts'
import { type Readers, seedGrowth, THIN } from '../../testing/growth/seedGrowth.ts'
import { tablesReadWhole } from '../../testing/growth/tablesReadWhole.ts'
import { tokenOf } from '../../testing/people.ts'
import { startApp, stopApp, useApp } from '../../testing/startApp.ts'
import { refreshAll } from '../desk/standings/refreshAll.ts'

/** Reads that need every program, and why. */
const OF_ALL_PROGRAMS: Record<string, string> = {
  '/api/trinings': 'once for each version of the content; and all copies of a program match a phrase',
  '/api/trinings/pages': 'a sitemap names every page',
  '/api/user/me/export': 'the titles; at most five exports an hour',
}

onPostgres((create) => {
  const recorder = recordQueries(create)
  const running = useApp(recorder.create)
  let readers: Readers
  before(async () => {
    readers = await seedGrowth(running.database.url!, THIN)
  })

  test('a process starts with a thousand programs, which are indexed anew', async () => {
    await stopApp(await startApp(running.database, running.content))
  })

  test('every read answers, and reads no large table whole', async () => {
    const { app } = running
    const [program] = await app.db.rows<{ id: number }>("select min(id) as id from programs where locale = 'pl'")
    const tokens = { member: await tokenOf(app, readers.member), specialist: await tokenOf(app, readers.specialist) }
    await refreshAll(app.db, new AbortController().signal) // as a job does after midnight
    const queries: (Recorded & { route: string })[] = []
    for (const { route, url, who } of growthReads(readers, program!.id, THIN)) {
      const headers = who === 'visitor' ? {} : { authorization: `Bearer ${tokens[who]}` }
      const answer = await recorder.during(async () => app.inject({ url, headers }))
      assert.equal(answer.statusCode, 200, `${url}: ${answer.body}`)
      const known = new Set(queries.map(({ text }) => text))
      for (const query of recorder.queries.values())
        if (!known.has(query.text)) queries.push({ ...query, route: route.split('?')[0]! })
    }
    assert.ok(queries.length > 100)
    const whole: string[] = []
    for (const query of queries)
      for (const table of await tablesReadWhole(app.db, query))
        if (table !== 'programs' || !(query.route in OF_ALL_PROGRAMS))
          whole.push(`${query.route} reads all of ${table}: ${query.text.trim().slice(0, 200)}`)
    assert.deepEqual(whole, [])
  })
})
