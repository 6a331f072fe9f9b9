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
  ['2027-03-20T22:30:00Z', '2027-04-03', '2027-04-03T21:59:59.999Z'],
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
