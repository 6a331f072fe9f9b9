import assert from 'node:assert/strict'
import { before, beforeEach, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { givePath, NO_DOSE } from '../../../testing/care/trainedMembers.ts'
import { useApp } from '../../../testing/startApp.ts'
import { planStates } from '../path/pathTables.ts'
import { doneTrainings } from '../training/trainingTables.ts'
import { reminderTokens } from './reminderTokens.ts'
import { sendReminders } from './sendReminders.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const AUTH_SECRET = 'a secret for reminders that is long enough'
const tokens = reminderTokens([AUTH_SECRET])
/** A Monday in Warsaw, at 8:30. */
const MONDAY = Date.parse('2026-11-23T07:30:00Z')
const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
const MORNINGS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, time: '08:15' }))

onOneDatabase((create) => {
  const running = useApp(create, { sandboxUrl: undefined, authSecrets: [AUTH_SECRET] })
  let people = 0
  let anna: Caller
  before(() => running.app.ready())
  beforeEach(async () => {
    await running.app.db.rows(ofAnyone('delete from reminder_settings'))
    anna = await addVerified(`anna${++people}`)
    await givePath(running.app, anna.userId, { items: [{ program: 'hundred', dose: { ...NO_DOSE, daysPerWeek: 7 } }] })
  })

  async function addVerified(name: string) {
    const caller = await addCaller(running.app, { email: `${name}@kinora.example` })
    await running.app.db.rows('update users set email_verified_at = now() where id = $userId', {
      userId: caller.userId,
    })
    return caller
  }
  const save = (who: Caller, change: object) =>
    who.put('/reminders', { data: { slots: MORNINGS, byEmail: true, again: false, ...change } })
  const send = (at: number) => sendReminders(running.app, tokens, at)
  const mailsTo = async ({ userId }: Caller) =>
    (
      await running.app.db.rows<{ template: string }>(
        'select template from outbox where user_id = $userId order by id',
        { userId },
      )
    ).map(({ template }) => template)
  const doneOn = (day: string, at: number) =>
    running.app.db.orm
      .insert(doneTrainings)
      .values({ userId: anna.userId, program: 'hundred', day, createdAt: new Date(at) })

  test('a member has no reminders until they are saved, and then those', async () => {
    const none = { slots: [], byEmail: false, again: false, stoppedAt: null, calendarUrl: null }
    assert.deepEqual((await anna.get('/reminders')).json().data, none)
    const slots = [
      { weekday: 3, time: '18:05' },
      { weekday: 1, time: '08:15' },
      { weekday: 3, time: '18:05' },
    ]
    const saved = await save(anna, { slots, again: true })
    assert.equal(saved.statusCode, 200, saved.body)
    const [late, early] = slots
    assert.deepEqual(saved.json().data, { ...none, slots: [early, late], byEmail: true, again: true })
    assert.deepEqual((await anna.get('/reminders')).json().data, saved.json().data)
    for (const wrong of [{ slots: [{ weekday: 8, time: '08:15' }] }, { slots: [{ weekday: 1, time: '24:00' }] }])
      assert.equal((await save(anna, wrong)).statusCode, 400)
    const specialist = await addCaller(running.app, { email: `dr${people}@kinora.example`, role: 'specialist' })
    assert.equal((await specialist.get('/reminders')).statusCode, 403)
  })

  test('a reminder is sent once at its time, and not at another', async () => {
    await save(anna, {})
    await send(MONDAY - HOUR_MS)
    await send(MONDAY + HOUR_MS)
    await send(MONDAY - DAY_MS)
    assert.deepEqual(await mailsTo(anna), [])
    await Promise.all([send(MONDAY), send(MONDAY)])
    await send(MONDAY + 10 * 60_000)
    assert.deepEqual(await mailsTo(anna), ['reminder'])
  })

  test('no reminder comes to an unverified address, in a pause, or after a training', async () => {
    await save(anna, {})
    await running.app.db.rows('update users set email_verified_at = null where id = $userId', { userId: anna.userId })
    await send(MONDAY)
    await running.app.db.rows('update users set email_verified_at = now() where id = $userId', { userId: anna.userId })
    const pause = { userId: anna.userId, mode: 'paused', fromDay: '2026-11-20', untilDay: '2026-11-23' } as const
    await running.app.db.orm.insert(planStates).values(pause)
    await send(MONDAY)
    await running.app.db.rows('delete from plan_states where user_id = $userId', { userId: anna.userId })
    await doneOn('2026-11-23', MONDAY)
    await send(MONDAY)
    assert.deepEqual(await mailsTo(anna), [])
  })

  test('a reminder speaks of the path only if it asks for something today, and is silent on its other days', async () => {
    const on = (weekday: number) => ({ ...NO_DOSE, weekdays: [weekday] })
    for (const [index, [doses, mails]] of (
      [
        [null, ['ownReminder']],
        [[null], ['ownReminder']],
        [[{ ...on(1), until: '2026-11-22' }], ['ownReminder']],
        [[on(2)], []],
        [[on(2), { ...NO_DOSE, daysPerWeek: 7 }], ['reminder']],
      ] as const
    ).entries()) {
      const member = await addVerified(`asked${people}.${index}`)
      const items = [...(doses ?? [])].map((dose, at) => ({ program: at === 0 ? 'hundred' : 'slashes', dose }))
      if (doses) await givePath(running.app, member.userId, { items })
      await save(member, {})
      await send(MONDAY)
      assert.deepEqual(await mailsTo(member), mails, JSON.stringify(doses))
    }
  })

  test('a second one comes three hours later, only if it is wanted and nothing was done', async () => {
    await save(anna, { again: true })
    await running.app.db.rows(
      "update reminder_settings set updated_at = now() - interval '1 day' where user_id = $userId",
      { userId: anna.userId },
    )
    await send(MONDAY)
    await send(MONDAY + 2 * HOUR_MS)
    assert.deepEqual(await mailsTo(anna), ['reminder'])
    await send(MONDAY + 4 * HOUR_MS)
    await send(MONDAY + 5 * HOUR_MS)
    assert.deepEqual(await mailsTo(anna), ['reminder', 'reminderAgain'])

    const eva = await addVerified(`eva${people}`)
    await givePath(running.app, eva.userId, { items: [{ program: 'hundred', dose: { ...NO_DOSE, daysPerWeek: 7 } }] })
    await save(eva, { again: true })
    await send(MONDAY)
    await running.app.db.orm
      .insert(doneTrainings)
      .values({ userId: eva.userId, program: 'hundred', day: '2026-11-23', createdAt: new Date(MONDAY + HOUR_MS) })
    await send(MONDAY + 4 * HOUR_MS)
    assert.deepEqual(await mailsTo(eva), ['reminder'])
  })

  test('after three that nothing followed it asks once and stops, until the settings are saved again', async () => {
    await save(anna, {})
    await running.app.db.rows(
      "update reminder_settings set updated_at = now() - interval '9 days' where user_id = $userId",
      { userId: anna.userId },
    )
    for (const days of [0, 1, 2, 3, 4]) await send(MONDAY + days * DAY_MS)
    assert.deepEqual(await mailsTo(anna), ['reminder', 'reminder', 'reminder', 'remindersStopped'])
    assert.notEqual((await anna.get('/reminders')).json().data.stoppedAt, null)
    assert.equal((await save(anna, {})).json().data.stoppedAt, null)
    await send(MONDAY + 7 * DAY_MS)
    assert.equal((await mailsTo(anna)).at(-1), 'reminder')
  })

  test('a training in between counts', async () => {
    await save(anna, {})
    await running.app.db.rows(
      "update reminder_settings set updated_at = now() - interval '9 days' where user_id = $userId",
      { userId: anna.userId },
    )
    for (const days of [0, 1]) await send(MONDAY + days * DAY_MS)
    await doneOn('2026-11-24', Date.now() + HOUR_MS)
    for (const days of [2, 3, 4]) await send(MONDAY + days * DAY_MS)
    assert.deepEqual(new Set(await mailsTo(anna)), new Set(['reminder']))
  })

  test('a mail has the code that ends such mails', async () => {
    await save(anna, {})
    await send(MONDAY)
    const [row] = await running.app.db.rows<{ code: string }>(
      'select stop_code as code from outbox where user_id = $userId',
      { userId: anna.userId },
    )
    assert.ok(tokens.isValid(row?.code ?? '', anna.userId, 'stop'))
  })
})
