import type { Dose } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '../../platform/days/calendarDays.ts'
import { type FoundStats, statsOf } from './statsOf.ts'

const FREE: Dose = { weekdays: null, daysPerWeek: null, perDayMax: null, text: null, until: null }
const THIS_MONDAY = '2026-11-23'
const THURSDAY = '2026-11-26'
const EMPTY: FoundStats = { total: 0, recent: 0, days: [], items: [], pauses: [] }
const often = (daysPerWeek: number): Dose => ({ ...FREE, daysPerWeek })
const on = (...weekdays: number[]): Dose => ({ ...FREE, weekdays })
const days = (monday: string, count: number, done = 1) =>
  Array.from({ length: count }, (_, ahead) => ({ day: addDays(monday, ahead), done }))
/** A program that was on the path before the weeks began. */
const item = (dose: Dose, addedDay = '2026-09-28') => ({ dose, addedDay })
const weeks = (facts: Partial<FoundStats>) => statsOf({ ...EMPTY, ...facts }, THURSDAY).weeks
const lastWeek = addDays(THIS_MONDAY, -7)

test('the average is that of four weeks, to one decimal', () => {
  assert.deepEqual(
    [0, 1, 3, 10, 26].map((recent) => statsOf({ ...EMPTY, recent, total: 40 }, THURSDAY).weekAVG),
    [0, 0.3, 0.8, 2.5, 6.5],
  )
})

test('there are eight weeks from their Mondays, this one last', () => {
  const all = weeks({ days: [...days(addDays(THIS_MONDAY, -49), 2, 3), ...days(THIS_MONDAY, 1)] })
  assert.deepEqual([all.length, all[0]?.monday, all[7]?.monday], [8, '2026-10-05', THIS_MONDAY])
  assert.deepEqual([all[0]?.done, all[0]?.days, all[7]?.done], [6, 2, 1])
})

for (const [what, doses, planned] of [
  ['nothing without doses', [], 0],
  ['nothing of words alone', [FREE], 0],
  ['the weekdays of all programs together', [on(1, 3), on(3, 5)], 3],
  ['days of own choice can be the same', [often(2), often(3)], 3],
  ['the larger of the two', [on(1), often(4)], 4],
  ['no days after a dose has ended', [{ ...on(1, 2, 5), until: '2026-11-25' }, often(1)], 2],
] as const)
  test(`planned: ${what}`, () =>
    assert.equal(weeks({ items: [...doses].map((dose: Dose) => item(dose)) })[7]?.planned, planned))

test('a week asks for nothing before a program was added, and for the rest of the week in which it was', () => {
  const added = weeks({ items: [item(often(3), addDays(lastWeek, 4)), item(on(1, 7), addDays(lastWeek, 4))] })
  assert.deepEqual(
    added.slice(5).map(({ planned }) => planned),
    [0, 1, 3],
  )
})

test('a week is kept, partly kept or rest by its days with a training', () => {
  const state = (count: number) => weeks({ items: [item(often(3))], days: days(lastWeek, count, 2) })[6]?.state
  assert.deepEqual([0, 1, 2, 3, 5].map(state), ['rest', 'partly', 'partly', 'kept', 'kept'])
  assert.equal(weeks({ days: days(lastWeek, 4) })[6]?.state, 'rest')
})

test('a paused week is rest, unless as much was done as planned', () => {
  const pauses = [{ from: addDays(lastWeek, 2), until: addDays(lastWeek, 4) }]
  const state = (count: number) => weeks({ items: [item(often(3))], days: days(lastWeek, count), pauses })[6]?.state
  assert.deepEqual([0, 2, 3].map(state), ['rest', 'rest', 'kept'])
  const before = weeks({ items: [item(often(3))], days: days(addDays(lastWeek, -7), 1), pauses })
  assert.equal(before[5]?.state, 'partly')
})
