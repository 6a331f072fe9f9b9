import type { Dose } from '@kinora/contracts'
import fc from 'fast-check'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WEEK } from '../../testing/week.ts'
import { addDays, daysBetween, mondayOf, weekdayOf } from '../days/index.ts'
import { isDueOn, isNeededOn, nextDueDay } from './dueDays.ts'

const FREE: Dose = { weekdays: null, daysPerWeek: null, perDayMax: null, text: null, until: null }
const often = (daysPerWeek: number): Dose => ({ ...FREE, daysPerWeek })
const [mon, tue, wed, thu, fri, sat, sun] = WEEK
const lastSunday = addDays(mon, -1)

for (const [what, dose, day, doneDays, isDue] of [
  ['without a dose never', null, mon, [], false],
  ['with words alone never', { ...FREE, text: '2 serie po 10' }, mon, [], false],
  ['on its weekday', { ...FREE, weekdays: [1, 4] }, thu, [mon], true],
  ['not on another weekday', { ...FREE, weekdays: [1, 4] }, wed, [], false],
  ['on its last day', { ...FREE, weekdays: [1, 4], until: thu }, thu, [], true],
  ['not after its last day', { ...FREE, weekdays: [1, 5], until: thu }, fri, [], false],
  ['weekdays go before days a week', { ...often(7), weekdays: [1] }, tue, [], false],
  ['what was never done is due', often(1), wed, [], true],
  ['twice a week, done on Monday: not on Wednesday', often(2), wed, [mon], false],
  ['twice a week, done on Monday: on Thursday', often(2), thu, [mon], true],
  ['twice a week, done twice', often(2), sun, [mon, thu], false],
  ['twice a week, done today', often(2), thu, [mon, thu], true],
  ['the week before spreads too', often(3), mon, [lastSunday], false],
  ['three a week, one done yesterday, two days left', often(3), sat, [fri], true],
  ['three a week, one done yesterday, three days left', often(3), fri, [thu], false],
  ['every day', often(7), tue, [mon], true],
  ['once a week, done last Sunday: not on Saturday', often(1), sat, [lastSunday], false],
  ['once a week, done last Sunday: on Sunday', often(1), sun, [lastSunday], true],
  ['once a week, on its last possible day', often(1), sun, [addDays(mon, -3)], true],
  ['not after its last day, however few', { ...often(7), until: mon }, tue, [], false],
] satisfies [string, Dose | null, string, string[], boolean][])
  test(`due: ${what}`, () => assert.equal(isDueOn(dose, day, doneDays), isDue))

test('the next day is found across weeks, and not after the last one', () => {
  assert.equal(nextDueDay({ ...FREE, weekdays: [1] }, mon, []), addDays(mon, 7))
  assert.equal(nextDueDay(often(2), mon, [mon]), thu)
  assert.equal(nextDueDay(often(1), sun, [sun]), addDays(sun, 7))
  assert.equal(nextDueDay({ ...often(2), until: wed }, mon, [mon]), null)
  assert.equal(nextDueDay(FREE, mon, []), null)
})

const day = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays('2024-01-01', count))

test('whoever trains whenever it is due has as many days a week as asked for, and never more', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 7 }), (start, daysPerWeek) => {
      const from = mondayOf(start)
      const done: string[] = []
      for (let ahead = 0; ahead < 28; ahead++) {
        const today = addDays(from, ahead)
        if (isDueOn(often(daysPerWeek), today, done)) done.push(today)
      }
      for (const week of [0, 7, 14, 21]) {
        const monday = addDays(from, week)
        assert.equal(done.filter((one) => mondayOf(one) === monday).length, daysPerWeek, `${daysPerWeek}: ${done}`)
      }
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
      assert.equal(isDueOn(dose, today, done), isDueOn(dose, today, before))
      const next = nextDueDay(dose, today, before)
      if (next === null) return
      assert.ok(next > today && isDueOn(dose, next, before))
      for (let other = addDays(today, 1); other < next; other = addDays(other, 1))
        assert.ok(!isDueOn(dose, other, before))
    }),
  )
})

test('a dose without an end is due again within two weeks, on whatever day it was done', () => {
  fc.assert(
    fc.property(doses, day, trained, (dose, today, done) => {
      const asks = dose.weekdays !== null || dose.daysPerWeek !== null
      const next = nextDueDay({ ...dose, until: null }, today, [...done.filter((one) => one < today), today])
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
  test(`needed: ${what}`, () => assert.equal(isNeededOn(dose, day, doneDays), isNeeded))

test('for any dose: a week in which nothing is done lacks as many needed days as the dose asks for', () => {
  fc.assert(
    fc.property(doses, day, (dose, start) => {
      const monday = mondayOf(start)
      const week = Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead))
      const needed = week.filter((one) => isNeededOn({ ...dose, until: null }, one, []))
      assert.equal(needed.length, dose.weekdays?.length ?? dose.daysPerWeek ?? 0)
      for (const one of needed) assert.ok(isDueOn({ ...dose, until: null }, one, []))
    }),
  )
})
