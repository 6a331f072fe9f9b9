import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from './createOrder.ts'
import { canWithdraw, withdrawUntil } from './withdrawUntil.ts'

const paid = (at: string, more: Partial<Order> = {}) =>
  ({ paidAt: new Date(at), withdrawnAt: null, revokedAt: null, ...more }) as Order

for (const [at, lastDay, lastMoment] of [
  // Just before and just after midnight in Poland, in winter and in summer.
  ['2026-11-25T22:59:59Z', '2026-12-09', '2026-12-09T22:59:59.999Z'],
  ['2026-11-25T23:00:00Z', '2026-12-10', '2026-12-10T22:59:59.999Z'],
  ['2026-07-01T21:59:59Z', '2026-07-15', '2026-07-15T21:59:59.999Z'],
  ['2026-07-01T22:00:00Z', '2026-07-16', '2026-07-16T21:59:59.999Z'],
  // Clocks go back, and forward, in between.
  ['2026-10-20T21:30:00Z', '2026-11-03', '2026-11-03T22:59:59.999Z'],
  ['2027-03-22T22:30:00Z', '2027-04-05', '2027-04-05T21:59:59.999Z'],
  // A time that would end on a day off ends with the next working day: on a Saturday, a Sunday,
  ['2026-11-28T12:00:00Z', '2026-12-14', '2026-12-14T22:59:59.999Z'],
  ['2026-11-29T12:00:00Z', '2026-12-14', '2026-12-14T22:59:59.999Z'],
  // … at Christmas, from its eve on, and at the new year,
  ['2026-12-10T12:00:00Z', '2026-12-28', '2026-12-28T22:59:59.999Z'],
  ['2026-12-09T22:59:59Z', '2026-12-23', '2026-12-23T22:59:59.999Z'],
  ['2026-12-18T12:00:00Z', '2027-01-04', '2027-01-04T22:59:59.999Z'],
  ['2026-12-23T12:00:00Z', '2027-01-07', '2027-01-07T22:59:59.999Z'],
  // … on the other days of a fixed date,
  ['2026-04-17T12:00:00Z', '2026-05-04', '2026-05-04T21:59:59.999Z'],
  ['2027-04-19T12:00:00Z', '2027-05-04', '2027-05-04T21:59:59.999Z'],
  ['2030-08-01T12:00:00Z', '2030-08-16', '2030-08-16T21:59:59.999Z'],
  ['2027-10-18T12:00:00Z', '2027-11-02', '2027-11-02T22:59:59.999Z'],
  ['2026-10-28T12:00:00Z', '2026-11-12', '2026-11-12T22:59:59.999Z'],
  // … and on those that follow Easter, also when it is as early or as late as it can be.
  ['2026-03-23T12:00:00Z', '2026-04-07', '2026-04-07T21:59:59.999Z'],
  ['2027-05-13T12:00:00Z', '2027-05-28', '2027-05-28T21:59:59.999Z'],
  ['2285-03-09T12:00:00Z', '2285-03-24', '2285-03-24T22:59:59.999Z'],
  ['2038-04-12T12:00:00Z', '2038-04-27', '2038-04-27T21:59:59.999Z'],
  ['2049-04-05T12:00:00Z', '2049-04-20', '2049-04-20T21:59:59.999Z'],
] as const)
  test(`what was paid at ${at} can be withdrawn from until the end of ${lastDay} in Poland`, () => {
    const order = paid(at)
    const end = Date.parse(lastMoment)
    assert.equal(withdrawUntil(order), lastDay)
    assert.deepEqual([canWithdraw(order, new Date(end)), canWithdraw(order, new Date(end + 1))], [true, false])
  })

test('what was not paid, was withdrawn from or paid back has no such day', () => {
  const at = new Date('2026-11-25T22:59:59Z')
  for (const order of [
    paid('', { paidAt: null }),
    paid('2026-11-25', { withdrawnAt: at }),
    paid('2026-11-25', { revokedAt: at }),
  ])
    assert.deepEqual([withdrawUntil(order), canWithdraw(order, at)], [null, false])
})
