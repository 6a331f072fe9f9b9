import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { programIds } from '../../../testing/catalogue/programIds.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addDone, givePath, NO_DOSE } from '../../../testing/care/trainedMembers.ts'
import { addDays, mondayOf } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const ZONE = 'Europe/Warsaw'

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  const somebody = () => addCaller(running.app, { email: `counted${++people}@kinora.example` })
  const idOf = programIds(running)
  const today = () => dayIn(ZONE)

  test('statistics count own trainings by week, whatever they were of', async () => {
    const [member, other] = [await somebody(), await somebody()]
    const monday = mondayOf(today())
    await givePath(running.app, member.userId, {
      items: [{ program: 'hundred', dose: { ...NO_DOSE, daysPerWeek: 2 } }, { program: 'slashes' }],
      allowsPause: true,
    })
    const lastMonday = addDays(monday, -7)
    await addDone(running.app, member.userId, 'hundred', [lastMonday, lastMonday, addDays(lastMonday, 2)])
    await addDone(running.app, member.userId, 'neck-exercises', [addDays(monday, -14), addDays(today(), -200)])
    await addDone(running.app, member.userId, 'slashes', [addDays(today(), -27), addDays(today(), -28)])
    await addDone(running.app, other.userId, 'hundred', [lastMonday])

    const stats = (await member.get('/path/stats')).json().data
    assert.deepEqual([stats.total, stats.weekAVG, stats.weeks.length], [7, 1.3, 8])
    assert.deepEqual(stats.weeks[6], { monday: lastMonday, done: 3, days: 2, planned: 2, state: 'kept' })
    assert.deepEqual(stats.weeks[5]?.state, 'partly')
    assert.deepEqual(stats.weeks[7], { monday, done: 0, days: 0, planned: 2, state: 'rest' })
    const none = (await (await somebody()).get('/path/stats')).json().data
    assert.deepEqual([none.total, none.weekAVG, none.weeks[7].planned], [0, 0, 0])
  })

  test('a dose can allow less than the daily maximum, until it ends or leaves the path', async () => {
    const [member, other] = [await somebody(), await somebody()]
    const dose = { ...NO_DOSE, perDayMax: 1 }
    await givePath(running.app, member.userId, { items: [{ program: 'hundred', dose }] })
    const done = (who: Caller) => who.post(`/progress/done/${idOf('hundred pl')}`, {})
    const first = await done(member)
    assert.deepEqual([first.statusCode, first.json().data.dailyMaximum], [201, 1])
    const second = await done(member)
    assert.deepEqual([second.statusCode, second.json().code], [409, 'training.dailyMaximum'])
    assert.equal((await done(other)).json().data.dailyMaximum, 3)

    await running.app.db.rows(
      `update path_trainings set dose = jsonb_set(dose, '{until}', to_jsonb($until::text)) where user_id = $userId`,
      { userId: member.userId, until: addDays(today(), -1) },
    )
    assert.deepEqual((await done(member)).json().data.dailyMaximum, 3)
    await running.app.db.rows('update path_trainings set removed_at = now() where user_id = $userId', {
      userId: member.userId,
    })
    assert.deepEqual((await done(member)).json().data.dailyMaximum, 3)
  })

  test("the subscription's status is the caller's current plan, or null", async () => {
    const paying = await addCaller(running.app, { email: 'paying@kinora.example', plan: 'running' })
    const before = await addCaller(running.app, { email: 'paid@kinora.example', plan: 'ended' })
    const status = async (who: Caller) => (await who.get('/subscription/status')).json().data
    const { expiryDate, ...current } = await status(paying)
    assert.deepEqual(current, { name: 'FREE', isActive: true })
    assert.ok(expiryDate > Date.now() / 1_000)
    assert.equal((await status(before)).isActive, false)
    assert.equal(await status(await somebody()), null)
    // Beyond what 32 bits can count.
    await running.app.db.rows("update subscriptions set ends_at = '2040-01-01T00:00:00Z' where user_id = $userId", {
      userId: paying.userId,
    })
    assert.equal((await status(paying)).expiryDate, Date.UTC(2040, 0) / 1_000)
  })
})
