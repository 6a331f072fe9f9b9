import assert from 'node:assert/strict'
import type Stripe from 'stripe'
import { card, type Shop } from '../shop.ts'
import { latest } from '../subscriber.ts'
import type { Behaviour, PaidTrial } from './Behaviour.ts'

const DECLINED_LATER = '4000000000000341'
const ASKS_LATER = '4000002760003184'

/** A card that was just bought with this one. */
async function bought({ stripe, ...shop }: Shop, number?: string) {
  const { id, url } = await shop.checkout('gift_3m')
  await shop.submit(url ?? '', card(number))
  const done = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
  const intent = done.payment_intent as Stripe.PaymentIntent
  return { payment_intent: intent.id, charge: String(intent.latest_charge) }
}

/**
 * Behaviours that begin with somebody who pays on Stripe's page, which no test may do in its place: they are tried at the
 * sandbox alone.
 */
export const paidBehaviours: Behaviour<PaidTrial>[] = [
  {
    says: 'the invoice of a renewal is a draft for an hour',
    source: 'https://docs.stripe.com/billing/invoices/subscription',
    holds: async ({ subscriber }) => {
      const anna = await subscriber()
      await anna.until('2027-02-28T12:30:00Z')
      assert.equal(latest(await anna.read()).status, 'draft')
      await anna.until('2027-02-28T13:30:00Z')
      assert.equal(latest(await anna.read()).status, 'paid')
    },
  },
  {
    says: 'a renewal that the bank asks about waits for the payer',
    source: 'https://docs.stripe.com/billing/subscriptions/webhooks',
    holds: async ({ shop, subscriber }) => {
      const anna = await subscriber({ number: ASKS_LATER })
      await anna.until('2027-02-28T14:00:00Z')
      const asked = await anna.read()
      assert.deepEqual([asked.status, latest(asked).status], ['past_due', 'open'])
      assert.ok((await shop.delivered()).includes('invoice.payment_action_required'))
    },
  },
  {
    says: 'after the last try a plan is canceled, left unpaid or left past due, as the account says',
    source: 'https://docs.stripe.com/billing/revenue-recovery/smart-retries',
    holds: async ({ shop, subscriber }) => {
      for (const [then, status] of [
        ['cancel', 'canceled'],
        ['unpaid', 'unpaid'],
        ['past_due', 'past_due'],
      ] as const) {
        await shop.control('PUT', 'account', { retries: [1], then })
        const jan = await subscriber({ number: DECLINED_LATER })
        await jan.until('2027-03-05T00:00:00Z')
        assert.equal((await jan.read()).status, status)
      }
      await shop.control('PUT', 'account', {})
    },
  },
  {
    says: 'plans that were canceled are not listed unless they are asked for',
    source: 'https://docs.stripe.com/api/subscriptions/list',
    holds: async ({ shop: { stripe }, subscriber }) => {
      const { id, customer } = await subscriber()
      await stripe.subscriptions.cancel(id)
      assert.deepEqual((await stripe.subscriptions.list({ customer })).data, [])
      assert.equal((await stripe.subscriptions.list({ customer, status: 'canceled' })).data[0]?.id, id)
    },
  },
  {
    says: 'in the portal a cheaper plan begins when the period ends, if that was configured',
    source: 'https://docs.stripe.com/changelog/acacia/2024-10-28/customer-portal-schedule-downgrades',
    holds: async ({ shop, subscriber }) => {
      const anna = await subscriber({ plan: 'plan_12m' })
      const price = await shop.priceOf('plan_1m')
      await anna.press('plan', { price })
      const { schedule, items } = await anna.read()
      assert.equal((schedule as Stripe.SubscriptionSchedule).phases[1]?.items[0]?.price, price)
      assert.equal(items.data[0]?.price.id, await shop.priceOf('plan_12m'))
    },
  },
  {
    says: 'in the portal a dearer plan begins at once, and is charged at once',
    source: 'https://docs.stripe.com/changelog/acacia/2024-10-28/customer-portal-schedule-downgrades',
    holds: async ({ shop, subscriber }) => {
      const anna = await subscriber()
      await anna.press('plan', { price: await shop.priceOf('plan_12m') })
      const changed = await anna.read()
      assert.deepEqual([changed.schedule, latest(changed).amount_paid], [null, 46_800])
    },
  },
  {
    says: 'a sale has a paid invoice, and its buyer a customer, if its page was made with invoice creation',
    source: 'https://docs.stripe.com/payments/checkout/receipts',
    holds: async ({ shop }) => {
      const { id, url } = await shop.checkout('gift_3m', { invoice_creation: { enabled: true } })
      await shop.submit(url ?? '', card())
      const expand = ['invoice.payments']
      const { invoice, payment_intent, customer } = await shop.stripe.checkout.sessions.retrieve(id, { expand })
      const { payments, ...made } = invoice as Stripe.Invoice
      assert.deepEqual(
        [made.status, made.billing_reason, made.parent, made.amount_paid],
        ['paid', 'manual', null, 12_900],
      )
      assert.deepEqual([made.account_name, made.customer_name, made.customer], ['Kinora', 'Anna Nowak', customer])
      assert.equal(payments?.data[0]?.payment.payment_intent, payment_intent)
      assert.ok((await shop.delivered()).includes('invoice.paid'))
    },
  },
  {
    says: 'a payment is given back in parts, once, and never more than it was',
    source: 'https://docs.stripe.com/api/refunds/create',
    holds: async ({ shop }) => {
      const { payment_intent } = await bought(shop)
      const { refunds } = shop.stripe
      assert.equal((await refunds.create({ payment_intent, amount: 2_900 })).status, 'succeeded')
      await assert.rejects(refunds.create({ payment_intent, amount: 10_001 }), { statusCode: 400 })
      await refunds.create({ payment_intent })
      await assert.rejects(refunds.create({ payment_intent }), { code: 'charge_already_refunded' })
    },
  },
  {
    says: 'what the bank of the payer has taken back is not given back',
    source: 'https://docs.stripe.com/error-codes',
    holds: async ({ shop }) => {
      const { payment_intent, charge } = await bought(shop)
      await shop.control('POST', `charges/${charge}/dispute`)
      await assert.rejects(shop.stripe.refunds.create({ payment_intent }), { code: 'charge_disputed' })
    },
  },
  {
    says: 'a refund may wait, and arrive later',
    source: 'https://docs.stripe.com/testing#refunds',
    holds: async ({ shop }) => {
      const { payment_intent, charge } = await bought(shop, '4000000000007726')
      assert.equal((await shop.stripe.refunds.create({ payment_intent })).status, 'pending')
      await shop.advance(4 * 86_400)
      const { refunds } = await shop.stripe.charges.retrieve(charge, { expand: ['refunds'] })
      assert.equal(refunds?.data[0]?.status, 'succeeded')
    },
  },
  {
    says: 'a refund that has succeeded may fail later',
    source: 'https://docs.stripe.com/testing#refunds',
    holds: async ({ shop }) => {
      const { payment_intent, charge } = await bought(shop, '4000000000005126')
      assert.equal((await shop.stripe.refunds.create({ payment_intent })).status, 'succeeded')
      await shop.advance(4 * 86_400)
      const { refunds } = await shop.stripe.charges.retrieve(charge, { expand: ['refunds'] })
      assert.equal(refunds?.data[0]?.status, 'failed')
      assert.ok((await shop.delivered()).includes('refund.failed'))
    },
  },
  {
    says: 'an endpoint of a version before 2025-03-31 gets invoices that say their subscription without parent',
    source: 'https://docs.stripe.com/changelog/basil/2025-03-31/adds-new-parent-field-to-invoicing-objects',
    holds: async ({ shop, subscriber }) => {
      const { id, secret } = await shop.stripe.webhookEndpoints.create({
        url: shop.hook.url,
        enabled_events: ['invoice.paid'],
        api_version: '2025-02-24.acacia',
      })
      shop.hook.secrets.push(secret ?? '')
      const anna = await subscriber()
      await shop.delivered()
      await shop.stripe.webhookEndpoints.del(id)
      const older = shop.hook.events.find(({ api_version }) => api_version === '2025-02-24.acacia')
      const { subscription } = older?.data.object as unknown as { subscription: string }
      assert.equal(subscription, anna.id)
    },
  },
]
