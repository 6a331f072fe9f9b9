import { eq } from 'drizzle-orm'
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { givePath, NO_DOSE } from '../../../testing/care/trainedMembers.ts'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addDays, mondayOf, weekdayOf } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { pathTrainings, planStates } from '../path/pathTables.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  let anna: Caller
  beforeEach(async () => {
    anna = await addCaller(running.app, { email: `anna${++people}@kinora.example` })
    await givePath(running.app, anna.userId, { items: [{ program: 'hundred', dose: { ...NO_DOSE, daysPerWeek: 7 } }] })
  })
  const save = (who: Caller, slots: object[]) =>
    who.put('/reminders', { data: { slots, byEmail: false, again: false } })

  test('the calendar feed has the coming slots, by a private link that a new one replaces', async () => {
    await save(anna, [{ weekday: 1, time: '08:15' }])
    const linkOf = async () => new URL((await anna.post('/reminders/calendar', {})).json().data.calendarUrl).pathname
    const first = await linkOf()
    const feed = await running.app.inject(first)
    assert.equal(feed.statusCode, 200)
    assert.match(String(feed.headers['content-type']), /^text\/calendar/)
    assert.equal(feed.body.match(/^BEGIN:VEVENT/gm)?.length, 8)
    assert.match(feed.body, /^SUMMARY:Trening\r$/m)
    assert.doesNotMatch(feed.body, /anna|hundred/i)
    const second = await linkOf()
    assert.notEqual(first, second)
    assert.equal((await running.app.inject(first)).statusCode, 404)
    assert.equal((await running.app.inject(second)).statusCode, 200)
    for (const wrong of ['/api/reminders/calendar/1.x.ics', second.replace(/\/\d+\./, '/999.'), second.slice(0, -4)])
      assert.ok([400, 404].includes((await running.app.inject(wrong)).statusCode), wrong)
  })

  const startsOf = async (who: Caller) => {
    const { calendarUrl } = (await who.post('/reminders/calendar', {})).json().data
    const { body } = await running.app.inject(new URL(calendarUrl).pathname)
    assert.match(body, /^BEGIN:VEVENT/m)
    return { body, days: [...body.matchAll(/^DTSTART:(\d{4})(\d\d)(\d\d)T/gm)].map(([, ...parts]) => parts.join('-')) }
  }
  const EVERY_NOON = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '12:00' }))

  test('the calendar is quiet in a pause and on days for which the path asks for nothing', async () => {
    const today = dayIn('Europe/Warsaw')
    await save(anna, EVERY_NOON)
    assert.equal((await startsOf(anna)).days.length, 56)
    const until = addDays(today, 9)
    await running.app.db.orm
      .insert(planStates)
      .values({ userId: anna.userId, mode: 'paused', fromDay: addDays(today, -2), untilDay: until })
    const { days } = await startsOf(anna)
    assert.deepEqual([days.length, days[0]], [46, addDays(until, 1)])

    const later = addDays(mondayOf(today), 7)
    await running.app.db.orm
      .update(pathTrainings)
      .set({ dose: { ...NO_DOSE, weekdays: [2, 5] } })
      .where(eq(pathTrainings.userId, anna.userId))
    const asked = (await startsOf(anna)).days
    assert.ok(asked.every((day) => [2, 5].includes(weekdayOf(day))) && asked.some((day) => day > later))
  })

  test('an event says what it is before its alarm, as RFC 5545 wants', async () => {
    await save(anna, [{ weekday: 1, time: '18:30' }])
    const { body } = await startsOf(anna)
    assert.match(body, /BEGIN:VALARM/)
    assert.doesNotMatch(body, /END:VALARM\r\n(?!BEGIN:VALARM|END:VEVENT)/)
  })

  test('a calendar without times says so, on one quiet day', async () => {
    await save(anna, [])
    const { body, days } = await startsOf(anna)
    assert.deepEqual(days, [])
    assert.match(body, /^SUMMARY:Wybierz pory treningu\r$/m)
    assert.match(body, /^DTSTART;VALUE=DATE:\d{8}\r$/m)
    assert.match(body, /^TRANSP:TRANSPARENT\r$/m)
    assert.doesNotMatch(body, /VALARM/)
  })
})
