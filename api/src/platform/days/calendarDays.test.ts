import fc from 'fast-check'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysBetween, mondayOf, weekdayOf } from './calendarDays.ts'

for (const [day, weekday, monday] of [
  ['2026-11-23', 1, '2026-11-23'],
  ['2026-11-29', 7, '2026-11-23'],
  ['2027-01-01', 5, '2026-12-28'],
  ['2028-02-29', 2, '2028-02-28'],
  ['2026-03-29', 7, '2026-03-23'], // clocks go forward in Warsaw
] as const)
  test(`${day} is weekday ${weekday} of the week from ${monday}`, () => {
    assert.deepEqual([weekdayOf(day), mondayOf(day)], [weekday, monday])
  })

test('days are counted across months, years and changes of clocks', () => {
  assert.deepEqual(
    [addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-10-24', 2), addDays('2026-11-21', 0)],
    ['2027-01-01', '2028-02-29', '2026-10-26', '2026-11-21'],
  )
  assert.equal(daysBetween('2026-03-28', '2026-03-30'), 2)
})

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('adding days and counting them agree, and a week has seven days from its Monday', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (day, count) => {
      assert.equal(daysBetween(day, addDays(day, count)), count)
      assert.equal(daysBetween(mondayOf(day), day), weekdayOf(day) - 1)
      assert.equal(weekdayOf(mondayOf(day)), 1)
    }),
  )
})
