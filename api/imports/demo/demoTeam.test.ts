import { programs } from '@kinora/content'
import type { TeamMember } from '@kinora/contracts'
import { accounts, practice } from '@kinora/demo'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { ofAnyone } from '../../testing/database/ofAnyone.ts'
import { personCalls } from '../../testing/personCalls.ts'
import { useApp } from '../../testing/startApp.ts'
import { dayIn } from '../../src/platform/days/ownDays.ts'
import { importDemo } from './importDemo.ts'

/** Gives the first program of each path the slug of one that the test's content has: others ask for nothing. */
const KNOWN = `
  with first as (select user_id, program from path_trainings where position = 0), done as (
    update done_trainings done set program = 'hundred' from first
    where done.user_id = first.user_id and done.program = first.program
  )
  update path_trainings listed set program = 'hundred' where position = 0`

onOneDatabase((create) => {
  const running = useApp(create)

  test("the demo's specialist is verified, and keeps templates; in their team every signal and group occurs, and members without any", async () => {
    const { app } = running
    const made = practice({ today: dayIn('Europe/Warsaw'), programs })
    await importDemo(app.db.transaction, { made, programs, passwordHash: 'of nobody', isProduction: false })
    await app.db.rows(ofAnyone(KNOWN))
    const [specialist] = await app.db.rows<{ id: number }>(ofAnyone('select id from users where email = $email'), {
      email: accounts.specialist,
    })
    const { get } = await personCalls(app, specialist?.id ?? 0)
    const data: TeamMember[] = (await get('/api/team/member?pagination[pageSize]=100')).json().data
    const kinds = new Set(data.flatMap(({ signals }) => signals.map(({ kind }) => kind)))
    assert.deepEqual([...kinds].sort(), ['missedDays', 'pain', 'silent'])
    assert.ok(data.some(({ signals }) => signals.length === 0))
    assert.deepEqual([...new Set(data.map(({ group }) => group))], ['today', 'week', 'plan', 'snoozed'])
    for (const show of ['wrote', 'hard', 'new', 'paused'])
      assert.ok((await get(`/api/team/member?show=${show}`)).json().data.length > 0, show)
    const templates: { name: string }[] = (await get('/api/specialist/templates')).json().data
    assert.deepEqual(
      templates.map(({ name }) => name),
      ['Szyja i barki przy biurku', 'Plecy: pierwsze tygodnie'],
    )
  })
})
