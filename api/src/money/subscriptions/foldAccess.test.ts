import fc from 'fast-check'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AccessRow, addMonths, foldAccess, type GiftTime } from './foldAccess.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 1)
const at = (day: number) => START + day * DAY

const paid = (source: string, from: number, until: number): AccessRow => ({
  source,
  name: 'plan-1',
  startsAt: at(from),
  endsAt: at(until),
})
const gift = (source: string, day: number, months: number, revoked: number | null = null): GiftTime => ({
  source,
  months,
  redeemedAt: at(day),
  revokedAt: revoked === null ? null : at(revoked),
})
const daysOf = (rows: AccessRow[]) =>
  rows.map(({ source, startsAt, endsAt }) => [source, (startsAt - START) / DAY, (endsAt - START) / DAY])

test('a gift waits while paid time lasts, and begins behind it', () => {
  const rows = foldAccess([paid('invoice', 0, 31)], [gift('gift', 10, 1)])
  assert.deepEqual(daysOf(rows), [
    ['invoice', 0, 31],
    ['gift', 31, 59],
  ])
})

test('paid time that begins inside of a gift pushes its rest behind', () => {
  const rows = foldAccess([paid('invoice', 10, 41)], [gift('gift', 0, 1)])
  assert.deepEqual(daysOf(rows), [
    ['gift', 0, 10],
    ['invoice', 10, 41],
    ['gift', 41, 62],
  ])
})

test('gifts follow one another, and one that is paid back ends at that moment', () => {
  assert.deepEqual(daysOf(foldAccess([], [gift('a', 0, 1), gift('b', 5, 1)])), [
    ['a', 0, 31],
    ['b', 31, 59],
  ])
  assert.deepEqual(daysOf(foldAccess([], [gift('a', 0, 1, 8), gift('b', 5, 1)])), [
    ['a', 0, 8],
    ['b', 8, 39],
  ])
})

test('a gift never used before it was paid back gives nothing', () => {
  assert.deepEqual(daysOf(foldAccess([paid('invoice', 0, 31)], [gift('a', 5, 1, 20)])), [['invoice', 0, 31]])
})

test('a month ends on the same day, or on the last one of a shorter month', () => {
  assert.equal(addMonths(Date.UTC(2026, 0, 31, 12), 1), Date.UTC(2026, 1, 28, 12))
  assert.equal(addMonths(Date.UTC(2028, 1, 29), 12), Date.UTC(2029, 1, 28))
  assert.equal(addMonths(Date.UTC(2026, 10, 30), 3), Date.UTC(2027, 1, 28))
})

const day = fc.integer({ min: 0, max: 700 })
const paidTimes = fc
  .array(fc.tuple(day, fc.integer({ min: 1, max: 90 })), { maxLength: 6 })
  .map((times) => times.map(([from, length], index) => paid(`invoice:${index}`, from, from + length)))
const gifts = fc
  .array(fc.tuple(day, fc.constantFrom(1, 3, 12), fc.option(day)), { maxLength: 5 })
  .map((cards) => cards.map(([from, months, revoked], index) => gift(`gift:${index}`, from, months, revoked)))
const manualTimes = fc
  .array(fc.tuple(day, fc.integer({ min: 1, max: 40 })), { maxLength: 3 })
  .map((times) => times.map(([from, length]) => ({ startsAt: at(from), endsAt: at(from + length) })))

const lengthOf = (rows: { startsAt: number; endsAt: number }[]) =>
  rows.reduce((sum, { startsAt, endsAt }) => sum + endsAt - startsAt, 0)
const covers = (rows: { startsAt: number; endsAt: number }[], moment: number) =>
  rows.some(({ startsAt, endsAt }) => startsAt <= moment && moment < endsAt)

test('nothing overlaps, and every row lasts', () => {
  fc.assert(
    fc.property(paidTimes, gifts, manualTimes, (times, cards, byHand) => {
      const rows = foldAccess(times, cards, byHand)
      for (const [index, row] of rows.entries()) {
        assert.ok(row.startsAt < row.endsAt)
        const next = rows[index + 1]
        if (next) assert.ok(row.endsAt <= next.startsAt)
        for (const other of byHand) assert.ok(row.endsAt <= other.startsAt || other.endsAt <= row.startsAt)
      }
    }),
  )
})

test('no moment that was paid for is lost', () => {
  fc.assert(
    fc.property(paidTimes, gifts, manualTimes, day, (times, cards, byHand, moment) => {
      const isPaid = covers([...times, ...byHand], at(moment))
      if (isPaid) assert.ok(covers([...foldAccess(times, cards, byHand), ...byHand], at(moment)))
    }),
  )
})

test('a gift gives all of its months, none of them before it was redeemed or after it was paid back', () => {
  fc.assert(
    fc.property(paidTimes, gifts, manualTimes, (times, cards, byHand) => {
      const rows = foldAccess(times, cards, byHand)
      for (const { source, redeemedAt, months, revokedAt } of cards) {
        const pieces = rows.filter((row) => row.source === source)
        for (const { startsAt, endsAt } of pieces) {
          assert.ok(startsAt >= redeemedAt)
          assert.ok(endsAt <= (revokedAt ?? Infinity))
        }
        const [first] = pieces
        if (revokedAt !== null) continue
        assert.ok(first)
        assert.equal(lengthOf(pieces), addMonths(first.startsAt, months) - first.startsAt)
      }
    }),
  )
})

test('the order in which things are read does not matter', () => {
  fc.assert(
    fc.property(paidTimes, gifts, manualTimes, (times, cards, byHand) => {
      assert.deepEqual(
        foldAccess(times.toReversed(), cards.toReversed(), byHand.toReversed()),
        foldAccess(times, cards, byHand),
      )
    }),
  )
})
