import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Stripe } from 'stripe'
import { nextAmountOf } from './readPlan.ts'

const AT = 1_800_000_000
const discount = (off: { percent_off: number } | { amount_off: number }, end: number | null = null) =>
  ({ end, source: { coupon: { percent_off: null, amount_off: null, ...off } } }) as Stripe.Discount

test('a discount without an end, and one that lasts beyond the charge, are taken off', () => {
  assert.equal(nextAmountOf([discount({ percent_off: 10 })], 4_999, AT), 4_499)
  assert.equal(nextAmountOf([discount({ amount_off: 1_000 }, AT + 1)], 4_900, AT), 3_900)
  assert.equal(nextAmountOf([discount({ amount_off: 900 }), discount({ percent_off: 50 })], 4_900, AT), 2_000)
})

test('a discount that ends by the charge is not', () => {
  assert.equal(nextAmountOf([discount({ percent_off: 10 }, AT)], 4_900, AT), 4_900)
})

test('nobody is paid for having a plan', () => {
  assert.equal(nextAmountOf([discount({ amount_off: 9_000 })], 4_900, AT), 0)
})
