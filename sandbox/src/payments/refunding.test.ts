import assert from 'node:assert/strict'
import { test } from 'node:test'
import type Stripe from 'stripe'
import { card, openShop } from '../../testing/shop.ts'

const shop = await openShop()
await shop.stock()
const { stripe } = shop

/** A gift that was just bought. */
async function bought() {
  const session = await shop.checkout('gift_3m')
  await shop.submit(session.url ?? '', card())
  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
  const intent = done.payment_intent as Stripe.PaymentIntent
  return { intent: intent.id, charge: String(intent.latest_charge) }
}

test('a payment is given back in parts, and never more than it was', async () => {
  const { intent, charge } = await bought()
  const part = await stripe.refunds.create({
    payment_intent: intent,
    amount: 2900,
    reason: 'requested_by_customer',
    metadata: { order: '1' },
  })
  assert.deepEqual([part.status, part.charge, part.metadata], ['succeeded', charge, { order: '1' }])
  assert.deepEqual(await stripe.charges.retrieve(charge).then((one) => [one.amount_refunded, one.refunded]), [
    2900,
    false,
  ])
  await assert.rejects(stripe.refunds.create({ payment_intent: intent, amount: 10_001 }), { param: 'amount' })
  await stripe.refunds.create({ payment_intent: intent })
  const whole = await stripe.charges.retrieve(charge, { expand: ['refunds'] })
  assert.deepEqual([whole.amount_refunded, whole.refunded, whole.refunds?.data.length], [12_900, true, 2])
  await assert.rejects(stripe.refunds.create({ payment_intent: intent }), { code: 'charge_already_refunded' })
  const types = await shop.delivered()
  assert.deepEqual(
    ['refund.created', 'charge.refunded'].map((type) => types.filter((one) => one === type).length),
    [2, 2],
  )
})

test('what was not paid is not given back', async () => {
  await assert.rejects(stripe.refunds.create({ payment_intent: 'pi_none' }), {
    code: 'resource_missing',
    param: 'payment_intent',
  })
  await assert.rejects(stripe.refunds.create({}), { statusCode: 400 })
})

test('a dispute is opened by the bank, and won or lost', async () => {
  for (const outcome of ['won', 'lost'] as const) {
    const { intent, charge } = await bought()
    const { id } = await shop.control<{ id: string }>('POST', `charges/${charge}/dispute`)
    const open = await stripe.disputes.retrieve(id)
    assert.deepEqual(
      [open.status, open.payment_intent, (await stripe.charges.retrieve(charge)).disputed],
      ['needs_response', intent, true],
    )
    await assert.rejects(stripe.refunds.create({ payment_intent: intent }), { code: 'charge_disputed' })
    await shop.control('POST', `disputes/${id}/close`, { outcome })
    assert.equal((await stripe.disputes.list({ payment_intent: intent })).data[0]?.status, outcome)
    await assert.rejects(shop.control('POST', `disputes/${id}/close`, { outcome }), /409/)
    const types = await shop.delivered()
    assert.ok(types.includes('charge.dispute.created') && types.includes('charge.dispute.closed'))
  }
})

test('the sums say what was charged, given back and lost', async () => {
  const before = await shop.control<Record<'charged' | 'refunded' | 'lost', number>>('GET', 'sums')
  const { intent } = await bought()
  await stripe.refunds.create({ payment_intent: intent, amount: 900 })
  const after = await shop.control<typeof before & { payments: Record<string, object> }>('GET', 'sums')
  assert.deepEqual(
    [after.charged - before.charged, after.refunded - before.refunded, after.lost],
    [12_900, 900, 12_900],
  )
  assert.deepEqual(after.payments[intent], { charged: 12_900, refunded: 900, lost: 0 })
})

test('everything that was asked and answered fits the types of the SDK', async () => {
  assert.deepEqual(await shop.misfits(), [])
})
