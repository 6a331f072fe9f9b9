import type { Signal, TeamMember } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../testing/caller.ts'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { useApp } from '../../testing/startApp.ts'
import { addDone, givePath, NO_DOSE } from '../../testing/care/trainedMembers.ts'
import { checkIns } from '../care/answers/answerTables.ts'
import { addDays, mondayOf, weekdayOf } from '../platform/days/calendarDays.ts'
import { dayIn } from '../platform/days/ownDays.ts'
import { planStates } from '../care/path/pathTables.ts'
import { teamMembers } from '../team/membership/teamTables.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const today = dayIn('Europe/Warsaw')
const ago = (days: number) => addDays(today, -days)
const EVERY_DAY = { ...NO_DOSE, weekdays: [1, 2, 3, 4, 5, 6, 7] }

onOneDatabase((create) => {
  const running = useApp(create)
  let specialist: Caller
  let people = 0
  before(async () => {
    specialist = await addCaller(running.app, { email: 'specialist@signals.example', role: 'specialist' })
  })

  /** A member who has been in the team for a hundred days. */
  async function joined() {
    const member = await addCaller(running.app, { email: `member${++people}@signals.example` })
    const since = new Date(`${ago(100)}T12:00:00Z`)
    await running.app.db.orm
      .insert(teamMembers)
      .values({ memberId: member.userId, specialistId: specialist.userId, since })
    return member
  }
  async function told(userId: number, pains: [daysAgo: number, before: number | null, after: number | null][]) {
    const rows = pains.map(([days, painBefore, painAfter]) => ({
      userId,
      program: 'hundred',
      day: ago(days),
      painBefore,
      painAfter,
    }))
    await running.app.db.orm.insert(checkIns).values(rows)
  }
  const onPath = (userId: number, dose = EVERY_DAY, addedDaysAgo = 90) =>
    givePath(running.app, userId, {
      items: [{ program: 'hundred', dose, addedAt: new Date(`${ago(addedDaysAgo)}T08:00:00Z`) }],
    })
  const stateOf = (userId: number, mode: 'gentle' | 'paused', from: number, until: number) =>
    running.app.db.orm.insert(planStates).values({ userId, mode, fromDay: ago(from), untilDay: ago(until) })
  async function rowOf({ userId }: Caller): Promise<TeamMember> {
    const { data } = (await specialist.get('/team/member?pagination[pageSize]=100')).json()
    return data.find(({ id }: TeamMember) => id === userId)
  }
  const signalOf = async (who: Caller, kind: Signal['kind']) =>
    (await rowOf(who)).signals.find((signal) => signal.kind === kind)

  test('planned days in a row without a training are missed, from two on; today is not over', async () => {
    const [one, two] = [await joined(), await joined()]
    for (const { userId } of [one, two]) await onPath(userId)
    await addDone(running.app, one.userId, 'slashes', [ago(5), ago(2)])
    await addDone(running.app, two.userId, 'slashes', [ago(5), ago(4)])
    assert.equal(await signalOf(one, 'missedDays'), undefined)
    assert.deepEqual(await signalOf(two, 'missedDays'), { kind: 'missedDays', days: 3, since: ago(4) })
    await addDone(running.app, two.userId, 'slashes', [today])
    assert.equal(await signalOf(two, 'missedDays'), undefined)
  })

  test('at most a fortnight counts, from when a program was added, and only until the dose ends', async () => {
    const [never, fresh, ended] = [await joined(), await joined(), await joined()]
    await onPath(never.userId)
    await onPath(fresh.userId, EVERY_DAY, 3)
    await onPath(ended.userId, { ...EVERY_DAY, until: ago(12) })
    assert.deepEqual(await signalOf(never, 'missedDays'), { kind: 'missedDays', days: 14, since: null })
    assert.deepEqual(await signalOf(fresh, 'missedDays'), { kind: 'missedDays', days: 3, since: null })
    assert.deepEqual(await signalOf(ended, 'missedDays'), { kind: 'missedDays', days: 3, since: null })
  })

  test('days that could still be made up for in their week are not missed', async () => {
    const member = await joined()
    await onPath(member.userId, { ...NO_DOSE, daysPerWeek: 3 } as typeof EVERY_DAY)
    const lastDay = addDays(mondayOf(today), -8)
    await addDone(running.app, member.userId, 'hundred', [lastDay])
    // The three last days of the week before; of this week those after which too few are left.
    const thisWeek = Math.max(0, weekdayOf(today) - 1 - 4)
    assert.deepEqual(await signalOf(member, 'missedDays'), { kind: 'missedDays', days: 3 + thisWeek, since: lastDay })
  })

  test('pauses and gentle days miss nothing, and are no silence', async () => {
    const [paused, returned] = [await joined(), await joined()]
    for (const { userId } of [paused, returned]) {
      await onPath(userId)
      await addDone(running.app, userId, 'hundred', [ago(20)])
    }
    await stateOf(paused.userId, 'paused', 19, -3)
    assert.deepEqual((await rowOf(paused)).signals, [])
    await stateOf(returned.userId, 'gentle', 19, 3)
    assert.deepEqual((await rowOf(returned)).signals, [{ kind: 'missedDays', days: 2, since: ago(20) }])
  })

  test('pain shows when it is two over the median of the fortnight, or seven', async () => {
    const [rising, high, old] = [await joined(), await joined(), await joined()]
    await told(rising.userId, [
      [30, 0, 0],
      [13, 3, null],
      [6, null, 4],
      [2, 2, 3],
      [1, 6, 5],
    ])
    await told(high.userId, [[3, 7, null]])
    await told(old.userId, [[14, 2, 9]])
    assert.equal(await signalOf(rising, 'pain'), undefined, 'one and a half over 3.5')
    await told(rising.userId, [[0, 6, 6]])
    assert.deepEqual(await signalOf(rising, 'pain'), { kind: 'pain', pain: 6, median: 4, day: today })
    assert.deepEqual(await signalOf(high, 'pain'), { kind: 'pain', pain: 7, median: 7, day: ago(3) })
    assert.equal(await signalOf(old, 'pain'), undefined)
    assert.deepEqual((await rowOf(rising)).pain, {
      median: 4,
      points: [13, 6, 2, 1, 0].map((days, index) => ({ day: ago(days), pain: [3, 4, 3, 5, 6][index] })),
    })
  })

  test('seven days without a training, check-in or message are a silence', async () => {
    const [silent, wrote, checked] = [await joined(), await joined(), await joined()]
    for (const { userId } of [silent, wrote, checked]) await addDone(running.app, userId, 'hundred', [ago(7)])
    await wrote.post('/message', { receiverId: specialist.userId, content: 'Jestem, tylko bez treningu.' })
    await told(checked.userId, [[6, 1, 1]])
    assert.deepEqual(await signalOf(silent, 'silent'), { kind: 'silent', days: 7, since: ago(7) })
    for (const who of [wrote, checked]) assert.equal(await signalOf(who, 'silent'), undefined)
  })

  test('a specialist sets the rules for one member, and puts their signals off', async () => {
    const [member, other] = [await joined(), await joined()]
    for (const { userId } of [member, other]) await told(userId, [[1, 4, 4]])
    const url = `/team/member/${member.userId}`
    const rules = { missedDays: null, painRise: null, painHigh: 4, silentDays: null }
    assert.deepEqual((await specialist.put(`${url}/signals`, { data: rules })).json().data, rules)
    const painful: Signal = { kind: 'pain', pain: 4, median: 4, day: ago(1) }
    assert.deepEqual((await specialist.get(`${url}/signals`)).json().data, {
      signals: [painful],
      snoozedUntil: null,
      rules,
      pain: { median: 4, points: [{ day: ago(1), pain: 4 }] },
    })
    assert.equal(await signalOf(other, 'pain'), undefined)
    assert.deepEqual((await specialist.get(`/team/member/${other.userId}/signals`)).json().data.rules, {
      missedDays: 2,
      painRise: 2,
      painHigh: 7,
      silentDays: 7,
    })

    const until = addDays(today, 7)
    assert.equal((await specialist.put(`${url}/snooze`, { data: { until } })).statusCode, 204)
    const row = await rowOf(member)
    assert.deepEqual([row.snoozedUntil, row.signals], [until, [painful]])
    assert.deepEqual((await specialist.get(`${url}/signals`)).json().data.rules, rules, 'the rules stay')
    assert.equal((await specialist.remove(`${url}/snooze`)).statusCode, 204)
    assert.equal((await rowOf(member)).snoozedUntil, null)
    for (const wrong of [today, addDays(today, 61), '2026-02-30'])
      assert.equal((await specialist.put(`${url}/snooze`, { data: { until: wrong } })).statusCode, 400, wrong)
  })

  test('signals are put off for days of the specialist, wherever the member is', async () => {
    const member = await joined()
    const url = `/team/member/${member.userId}/snooze`
    const { rows } = running.app.db
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Warsaw']) {
      await rows('update users set time_zone = $zone, day_ends_at = null where id = $userId', {
        userId: specialist.userId,
        zone,
      })
      assert.equal((await specialist.put(url, { data: { days: 1 } })).statusCode, 204)
      assert.equal((await rowOf(member)).snoozedUntil, addDays(dayIn(zone), 1), zone)
    }
    for (const wrong of [{}, { days: 0 }, { days: 61 }, { days: 1, until: addDays(today, 2) }])
      assert.equal((await specialist.put(url, { data: wrong })).statusCode, 400, JSON.stringify(wrong))
  })
})
