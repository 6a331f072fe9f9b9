import assert from 'node:assert/strict'
import { refusal } from '../shop.ts'
import type { Behaviour, Trial } from './Behaviour.ts'

const HOUR_S = 3_600
const now = () => Math.floor(Date.now() / 1000)
const MONTHLY = { recurring: { interval: 'month' } } as const

/** Pages to pay on, and portals. */
export const checkoutBehaviours: Behaviour<Trial>[] = [
  {
    says: 'a page is for its price, and is closed once',
    source: 'https://docs.stripe.com/api/checkout/sessions/expire',
    holds: async ({ stripe, run, newPrice, session }) => {
      const price = await newPrice(`${run}-gift`, 12_900)
      const opened = await session(price.id, { metadata: { order: '1' } })
      assert.deepEqual(
        [opened.status, opened.payment_status, opened.amount_total, opened.currency, opened.livemode],
        ['open', 'unpaid', 12_900, 'pln', false],
      )
      const { data } = await stripe.checkout.sessions.listLineItems(opened.id)
      assert.deepEqual(
        data.map((line) => [line.price?.id, line.quantity]),
        [[price.id, 1]],
      )
      assert.equal((await stripe.checkout.sessions.expire(opened.id)).status, 'expired')
      assert.equal((await refusal(stripe.checkout.sessions.expire(opened.id))).statusCode, 400)
    },
  },
  {
    says: 'a page is open for a day, or for half an hour at least',
    source: 'https://docs.stripe.com/api/checkout/sessions/create',
    holds: async ({ run, newPrice, session }) => {
      const { id } = await newPrice(`${run}-day`, 4900)
      const { created, expires_at } = await session(id)
      assert.equal(Math.round((expires_at - created) / HOUR_S), 24)
      assert.equal((await refusal(session(id, { expires_at: now() + 20 * 60 }))).param, 'expires_at')
      assert.equal((await refusal(session(id, { expires_at: now() + 25 * HOUR_S }))).param, 'expires_at')
    },
  },
  {
    says: 'a first charge that comes later comes in two days at the earliest',
    source: 'https://docs.stripe.com/api/checkout/sessions/create',
    holds: async ({ run, newPrice, session }) => {
      const { id } = await newPrice(`${run}-trial`, 4900, MONTHLY)
      const plan = (hours: number) =>
        session(id, { mode: 'subscription', subscription_data: { trial_end: now() + hours * HOUR_S } })
      assert.equal((await refusal(plan(47))).statusCode, 400)
      assert.equal((await plan(50)).amount_total, 0)
    },
  },
  {
    says: 'a plan is bought on a page for plans alone',
    source: 'https://docs.stripe.com/api/checkout/sessions/create',
    holds: async ({ run, newPrice, session }) => {
      const { id } = await newPrice(`${run}-mode`, 4900, MONTHLY)
      assert.equal((await refusal(session(id, { mode: 'payment' }))).statusCode, 400)
      assert.equal((await session(id, { mode: 'subscription' })).mode, 'subscription')
    },
  },
  {
    says: 'what a page keeps of a customer is said only of a customer',
    source: 'https://docs.stripe.com/api/checkout/sessions/create',
    holds: async ({ run, newPrice, newCustomer, session }) => {
      const { id } = await newPrice(`${run}-update`, 4900)
      const customer_update = { name: 'auto', address: 'auto' } as const
      assert.equal((await refusal(session(id, { customer_update }))).statusCode, 400)
      const customer = await newCustomer()
      assert.equal((await session(id, { customer: customer.id, customer_update })).customer, customer.id)
    },
  },
  {
    says: 'another currency for buyers from abroad can be switched off for a page',
    source: 'https://docs.stripe.com/api/checkout/sessions/create',
    holds: async ({ run, newPrice, session }) => {
      const { id } = await newPrice(`${run}-pln`, 4900)
      const { adaptive_pricing } = await session(id, { adaptive_pricing: { enabled: false } })
      assert.equal(adaptive_pricing?.enabled, false)
    },
  },
  {
    says: 'a portal is opened with a configuration of the API, which is not the default one',
    source: 'https://docs.stripe.com/api/customer_portal/configurations/object',
    holds: async ({ stripe, newCustomer }) => {
      const customer = await newCustomer()
      const features = { invoice_history: { enabled: true } }
      const made = await stripe.billingPortal.configurations.create({ features })
      assert.equal(made.is_default, false)
      const opened = await stripe.billingPortal.sessions.create({ customer: customer.id, configuration: made.id })
      assert.ok(opened.configuration === made.id && opened.url.startsWith('http'))
      await stripe.billingPortal.configurations.update(made.id, { active: false })
    },
  },
]
