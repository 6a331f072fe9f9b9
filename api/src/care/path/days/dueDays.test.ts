import type { Dose } from '@kinora/contracts'
import fc from 'fast-check'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WEEK } from '../../../../testing/care/week.ts'
import { addDays, daysBetween, mondayOf, weekdayOf } from '../../../platform/days/calendarDays.ts'
import { askedDays, spreadOf } from './askedDays.ts'
import { type DueItem, isDueOn, isNeededOn, nextDueDay } from './dueDays.ts'

const FREE: Dose = { weekdays: null, daysPerWeek: null, perDayMax: null, text: null, until: null }
const often = (daysPerWeek: number): Dose => ({ ...FREE, daysPerWeek })
const [mon, tue, wed, thu, fri, sat, sun] = WEEK
const lastSunday = addDays(mon, -1)
/** Added on a Monday long ago: twice a week is Monday and Thursday, three times Monday, Wednesday and Friday. */
const item = (dose: Dose | null, doneDays: string[] = [], more: Partial<DueItem> = {}): DueItem => ({
  dose,
  doneDays,
  addedDay: '2023-11-06',
  removedDay: null,
  isPaused: () => false,
  ...more,
})

for (const [what, dose, day, doneDays, isDue] of [
  ['without a dose never', null, mon, [], false],
  ['with words alone never', { ...FREE, text: '2 serie po 10' }, mon, [], false],
  ['on its weekday', { ...FREE, weekdays: [1, 4] }, thu, [mon], true],
  ['not on another weekday', { ...FREE, weekdays: [1, 4] }, wed, [], false],
  ['a weekday that was left out is not due later', { ...FREE, weekdays: [1, 4] }, tue, [], false],
  ['on its last day', { ...FREE, weekdays: [1, 4], until: thu }, thu, [], true],
  ['not after its last day', { ...FREE, weekdays: [1, 5], until: thu }, fri, [], false],
  ['weekdays go before days a week', { ...often(7), weekdays: [1] }, tue, [], false],
  ['once a week, not done on its day: later too', often(1), wed, [], true],
  ['twice a week, done on Monday: not on Wednesday', often(2), wed, [mon], false],
  ['twice a week, done on Monday: on Thursday', often(2), thu, [mon], true],
  ['twice a week, done twice', often(2), sun, [mon, thu], false],
  ['twice a week, done early: not on its day', often(2), thu, [mon, tue], false],
  ['twice a week, done today', often(2), thu, [mon, thu], true],
  ['twice a week, done late: three days until the next', often(2), fri, [wed], false],
  ['twice a week, done late: on the third day', often(2), sat, [wed], true],
  ['the week before spreads too', often(3), mon, [lastSunday], false],
  ['three a week, one done yesterday, two days left', often(3), sat, [fri], true],
  ['three a week, one done yesterday, three days left', often(3), fri, [thu], false],
  ['every day', often(7), tue, [mon], true],
  ['once a week, done last Sunday: not on Tuesday', often(1), tue, [lastSunday], false],
  ['once a week, done last Sunday: on Wednesday', often(1), wed, [lastSunday], true],
  ['not after its last day, however few', { ...often(7), until: mon }, tue, [], false],
] satisfies [string, Dose | null, string, string[], boolean][])
  test(`due: ${what}`, () => assert.equal(isDueOn(item(dose, doneDays), day), isDue))

test('a path that begins late in a week asks for less of it, and piles nothing up', () => {
  const [once, twice] = spreadOf([item(often(1)), item(often(2))].map((one) => ({ ...one, addedDay: sat })))
  assert.ok(once && twice)
  const days = [fri, sat, sun, addDays(mon, 7), addDays(tue, 7), addDays(wed, 7)]
  const dueOf = (one: DueItem) => days.filter((day) => isDueOn(one, day))
  assert.deepEqual(dueOf(once), [sat, sun])
  assert.deepEqual(dueOf(twice), [sun, addDays(wed, 7)])
})

test('days of a pause are asked for neither on them nor after it', () => {
  const isPaused = (day: string) => day < fri
  assert.equal(isDueOn(item(often(2), [], { isPaused }), fri), false)
  assert.equal(isDueOn(item(often(3), [], { isPaused }), fri), true)
  assert.equal(isNeededOn(item(often(7), [], { isPaused }), thu), false)
})

test('the next day is found across weeks, and not after the last one', () => {
  assert.equal(nextDueDay(item({ ...FREE, weekdays: [1] }), mon), addDays(mon, 7))
  assert.equal(nextDueDay(item(often(2), [mon]), mon), thu)
  assert.equal(nextDueDay(item(often(1), [mon]), mon), addDays(mon, 7))
  assert.equal(nextDueDay(item({ ...often(2), until: wed }, [mon]), mon), null)
  assert.equal(nextDueDay(item(FREE), mon), null)
})

const day = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays('2024-01-01', count))
const counts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 10 })

test('whoever trains whenever it is due has as many days a week as asked for, on the days of the spread, and never more', () => {
  fc.assert(
    fc.property(counts, day, (counts, addedDay) => {
      const items = spreadOf(counts.map((daysPerWeek) => item(often(daysPerWeek), [], { addedDay })))
      for (const one of items) {
        const done: string[] = []
        for (let ahead = 0; ahead < 28; ahead++) {
          const today = addDays(addedDay, ahead)
          if (isDueOn({ ...one, doneDays: done }, today)) done.push(today)
        }
        const asked = askedDays(one, addedDay, addDays(addedDay, 27), () => false)
        assert.equal(done.length, asked)
        assert.ok(
          done.every((at) => one.weekdays.includes(weekdayOf(at))),
          `${counts}: ${done}`,
        )
      }
    }),
  )
})

test('whoever trains only on the last days of a week still has as many as asked for', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 7 }), (start, daysPerWeek) => {
      const monday = mondayOf(start)
      const done: string[] = []
      for (let ahead = 7 - daysPerWeek; ahead < 7; ahead++) {
        const today = addDays(monday, ahead)
        if (isDueOn(item(often(daysPerWeek), done), today)) done.push(today)
      }
      assert.equal(done.length, daysPerWeek)
    }),
  )
})

const doses = fc.record({
  weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })),
  daysPerWeek: fc.option(fc.integer({ min: 1, max: 7 })),
  perDayMax: fc.constant(null),
  text: fc.constant(null),
  until: fc.option(day),
})
const trained = fc.uniqueArray(day, { maxLength: 40 }).map((days) => days.toSorted())

test('for any dose: what was done on the day or later changes nothing, and the next day is the first one that is due', () => {
  fc.assert(
    fc.property(doses, day, trained, (dose, today, done) => {
      const before = done.filter((one) => one < today)
      assert.equal(isDueOn(item(dose, done), today), isDueOn(item(dose, before), today))
      const next = nextDueDay(item(dose, before), today)
      if (next === null) return
      assert.ok(next > today && isDueOn(item(dose, before), next))
      for (let other = addDays(today, 1); other < next; other = addDays(other, 1))
        assert.ok(!isDueOn(item(dose, before), other))
    }),
  )
})

test('a dose without an end is due again within two weeks, on whatever day it was done', () => {
  fc.assert(
    fc.property(doses, day, trained, (dose, today, done) => {
      const asks = dose.weekdays !== null || dose.daysPerWeek !== null
      const doneDays = [...done.filter((one) => one < today), today]
      const next = nextDueDay(item({ ...dose, until: null }, doneDays), today)
      assert.equal(next !== null, asks)
      if (next !== null && dose.weekdays) assert.ok(dose.weekdays.includes(weekdayOf(next)))
      if (next !== null) assert.ok(daysBetween(today, next) <= 14)
    }),
  )
})

for (const [what, dose, day, doneDays, isNeeded] of [
  ['its weekday is', { ...FREE, weekdays: [1, 4] }, thu, [], true],
  ['another weekday is not', { ...FREE, weekdays: [1, 4] }, wed, [], false],
  ['twice a week: not while two days are left after it', often(2), fri, [], false],
  ['twice a week, nothing done: the last two days are', often(2), sat, [], true],
  ['twice a week, done once: the last but one is not', often(2), sat, [mon], false],
  ['twice a week, done once: the last day is', often(2), sun, [mon], true],
  ['twice a week, done twice: no day is', often(2), sun, [mon, tue], false],
  ['after the last day of the dose none is', { ...often(7), until: mon }, tue, [], false],
  ['without a dose none is', null, mon, [], false],
] satisfies [string, Dose | null, string, string[], boolean][])
  test(`needed: ${what}`, () => assert.equal(isNeededOn(item(dose, doneDays), day), isNeeded))

test('for any dose: a week in which nothing is done lacks as many needed days as the dose asks for', () => {
  fc.assert(
    fc.property(doses, day, (dose, start) => {
      const monday = mondayOf(start)
      const week = Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead))
      const needed = week.filter((one) => isNeededOn(item({ ...dose, until: null }), one))
      assert.equal(needed.length, dose.weekdays?.length ?? dose.daysPerWeek ?? 0)
      for (const one of needed) assert.ok(isDueOn(item({ ...dose, until: null }), one))
    }),
  )
})
