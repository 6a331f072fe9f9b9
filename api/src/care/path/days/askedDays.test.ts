import type { Dose } from '@kinora/contracts'
import fc from 'fast-check'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WEEK } from '../../../../testing/care/week.ts'
import { addDays, daysBetween } from '../../../platform/days/calendarDays.ts'
import { type AskedItem, askedDays, isAskedOn, spreadOf } from './askedDays.ts'

const FREE: Dose = { weekdays: null, daysPerWeek: null, perDayMax: null, text: null, until: null }
const [mon, tue, wed, thu, fri, sat, sun] = WEEK
const item = (dose: Partial<Dose>, more: Partial<AskedItem> = {}): AskedItem => ({
  dose: { ...FREE, ...dose },
  addedDay: '2026-10-05',
  removedDay: null,
  ...more,
})
const never = () => false

for (const [what, asked, from, until, count] of [
  ['each of its weekdays, first and last day included', item({ weekdays: [1, 4] }), mon, thu, 2],
  ['twice a week, in any seven days', item({ daysPerWeek: 2 }), wed, addDays(wed, 6), 2],
  ['every day', item({ daysPerWeek: 7 }), mon, sun, 7],
  ['weekdays before days a week', item({ weekdays: [1], daysPerWeek: 7 }), mon, sun, 1],
  ['not before it was added', item({ daysPerWeek: 7 }, { addedDay: fri }), mon, sun, 3],
  ['not after it was removed', item({ daysPerWeek: 7 }, { removedDay: tue }), mon, sun, 2],
  ['not after its last day', item({ daysPerWeek: 7, until: wed }), mon, sun, 3],
  ['never with words alone', item({ text: '2 serie po 10' }), mon, sun, 0],
  ['never without a dose', item({}, { dose: null }), mon, sun, 0],
  ['no day before the first', item({ daysPerWeek: 7 }), sun, sat, 0],
] satisfies [string, AskedItem, string, string, number][])
  test(`asked: ${what}`, () => assert.equal(askedDays(asked, from, until, never), count))

test('days of a pause do not count', () => {
  const isPaused = (day: string) => day >= tue && day <= thu
  assert.equal(askedDays(item({ daysPerWeek: 7 }), mon, sun, isPaused), 4)
})

test('a program is asked for on the day on which its path begins, if nothing else is', () => {
  const [alone] = spreadOf([item({ daysPerWeek: 2 }, { addedDay: wed })])
  assert.ok(alone)
  assert.deepEqual(
    WEEK.map((day) => isAskedOn(alone, day)),
    [false, false, true, false, false, true, false],
  )
})

const asMany = (counts: number[], addedDay: string) =>
  spreadOf(counts.map((daysPerWeek) => item({ daysPerWeek }, { addedDay })))
/** How many programs are asked for on each of the seven days from this one. */
const weekFrom = (items: AskedItem[], first: string) =>
  Array.from({ length: 7 }, (_, ahead) => items.filter((one) => isAskedOn(one, addDays(first, ahead))).length)

test('ten programs of a Wednesday, most once or twice a week, are spread from that day on', () => {
  const items = asMany([1, 2, 1, 2, 3, 2, 1, 2, 1, 2], wed)
  const week = weekFrom(items, wed)
  assert.deepEqual(week.toSorted(), [2, 2, 2, 2, 3, 3, 3])
  assert.ok(items[0] && isAskedOn(items[0], wed))
})

const counts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 20 })
const added = fc.integer({ min: 0, max: 6 }).map((days) => addDays(mon, days))

test('for any path: the days of its first week differ by three programs at most, and each has its number of days', () => {
  fc.assert(
    fc.property(counts, added, (counts, addedDay) => {
      const items = asMany(counts, addedDay)
      const week = weekFrom(items, addedDay)
      assert.ok(Math.max(...week) - Math.min(...week) <= 3, String(week))
      for (const [index, one] of items.entries())
        assert.equal(askedDays(one, addedDay, addDays(addedDay, 6), never), counts[index])
    }),
  )
})

test('for any path: the days of one program are as far apart as seven allow', () => {
  fc.assert(
    fc.property(counts, added, (counts, addedDay) => {
      for (const [index, one] of asMany(counts, addedDay).entries()) {
        const days = Array.from({ length: 21 }, (_, ahead) => addDays(addedDay, ahead))
        const asked = days.filter((day) => isAskedOn(one, day))
        const even = 7 / (counts[index] ?? 7)
        for (const [at, day] of asked.slice(1).entries()) {
          const gap = daysBetween(asked[at] ?? day, day)
          assert.ok(gap >= Math.floor(even) && gap <= Math.ceil(even), `${counts}: ${asked}`)
        }
      }
    }),
  )
})

test('days of choice keep clear of weekdays that the specialist has chosen', () => {
  const busy = Array.from({ length: 3 }, () => item({ weekdays: [1, 2, 3, 5, 6, 7] }, { addedDay: mon }))
  assert.deepEqual(spreadOf([item({ daysPerWeek: 1 }, { addedDay: mon }), ...busy])[0]?.weekdays, [4])
})

test('what is added at the end moves nothing that stands before it', () => {
  fc.assert(
    fc.property(counts, added, (counts, addedDay) => {
      const before = asMany(counts, addedDay)
      assert.deepEqual(asMany([...counts, 3], addedDay).slice(0, -1), before)
    }),
  )
})
