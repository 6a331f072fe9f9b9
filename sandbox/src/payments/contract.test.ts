import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type Stripe from 'stripe'
import { DAY_S, openShop, refusal } from '../../testing/shop.ts'
import { stripeTestMode } from '../../testing/stripeTestMode.ts'

// What the sandbox shares with Stripe: the same tests run against Stripe's test mode if STRIPE_TEST_KEY has a key.
const shop = await openShop()
const testMode = stripeTestMode()
const RUN = `kinora-${Date.now().toString(36)}`
const WITHIN_MS = 60_000

test('only a key of test mode is used', () => {
  assert.equal(stripeTestMode({}), null)
  for (const key of ['sk_live_1', 'rk_live_1', 'pk_test_1', 'whsec_1'])
    assert.throws(() => stripeTestMode({ STRIPE_TEST_KEY: key }), /sk_test_/)
  assert.ok(stripeTestMode({ STRIPE_TEST_KEY: 'rk_test_1' }))
})

holdsFor('the sandbox', shop.stripe)
if (testMode) holdsFor('Stripe’s test mode', testMode)
else test('Stripe’s test mode', { skip: 'STRIPE_TEST_KEY is not set' }, () => undefined)

function holdsFor(who: string, stripe: Stripe) {
  describe(who, () => {
    const products: string[] = []
    const customers: string[] = []
    const clocks: string[] = []
    after(async () => {
      for (const id of customers) await stripe.customers.del(id).catch(() => undefined)
      for (const id of clocks) await stripe.testHelpers.testClocks.del(id)
      // A product with prices cannot be deleted.
      for (const id of products) await stripe.products.update(id, { active: false })
    })
    async function newPrice(lookup_key: string, unit_amount: number, more: Partial<Stripe.PriceCreateParams> = {}) {
      const product = await stripe.products.create({ name: lookup_key, metadata: { months: '1' } })
      products.push(product.id)
      return stripe.prices.create({ product: product.id, currency: 'pln', unit_amount, lookup_key, ...more })
    }
    async function newCustomer(params: Stripe.CustomerCreateParams = {}) {
      const customer = await stripe.customers.create({ email: 'anna@kinora.example', ...params })
      customers.push(customer.id)
      return customer
    }
    const session = (price: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price, quantity: 1 }],
        success_url: 'https://kinora.example/payment/1',
        cancel_url: 'https://kinora.example/payment/1?status=cancelled',
        ...more,
      })

    test('a lookup key finds one price, and moves to the next', async () => {
      const key = `${RUN}-plan`
      const monthly = { recurring: { interval: 'month' } } as const
      const first = await newPrice(key, 4900, monthly)
      const next = await newPrice(key, 5900, { ...monthly, transfer_lookup_key: true })
      const { data } = await stripe.prices.list({ lookup_keys: [key], active: true })
      assert.deepEqual(
        data.map(({ id, unit_amount, recurring }) => [id, unit_amount, recurring?.interval]),
        [[next.id, 5900, 'month']],
      )
      assert.equal((await stripe.prices.retrieve(first.id)).lookup_key, null)
    })

    test('an idempotency key makes one object, and is refused for another request', async () => {
      const idempotencyKey = `${RUN}-customer`
      const one = await stripe.customers.create({ name: 'Anna' }, { idempotencyKey })
      customers.push(one.id)
      assert.equal((await stripe.customers.create({ name: 'Anna' }, { idempotencyKey })).id, one.id)
      const { statusCode, type } = await refusal(stripe.customers.create({ name: 'Jan' }, { idempotencyKey }))
      assert.deepEqual([statusCode, type], [400, 'StripeIdempotencyError'])
    })

    test('what does not exist, and what is not known, is refused with the name of the parameter', async () => {
      const missing = await refusal(stripe.checkout.sessions.retrieve('cs_test_none'))
      assert.deepEqual([missing.statusCode, missing.code], [404, 'resource_missing'])
      const odd = await refusal(stripe.customers.create({ nonsense: '1' } as object))
      assert.deepEqual([odd.statusCode, odd.code, odd.param], [400, 'parameter_unknown', 'nonsense'])
    })

    test('a deleted customer is told apart from one who never was', async () => {
      const { id } = await newCustomer({ metadata: { user: '7' } })
      assert.deepEqual((await stripe.customers.update(id, { name: 'Anna' })).metadata, { user: '7' })
      await stripe.customers.del(id)
      assert.equal((await stripe.customers.retrieve(id)).deleted, true)
      assert.equal((await refusal(stripe.customers.retrieve('cus_none'))).statusCode, 404)
    })

    test('a session is for the price, and expires once', async () => {
      const price = await newPrice(`${RUN}-gift`, 12_900)
      const opened = await session(price.id, { metadata: { order: '1' } })
      assert.deepEqual(
        [opened.status, opened.payment_status, opened.amount_total, opened.currency, opened.livemode],
        ['open', 'unpaid', 12_900, 'pln', false],
      )
      const { data } = await stripe.checkout.sessions.listLineItems(opened.id)
      assert.deepEqual(
        data.map(({ price, quantity }) => [price?.id, quantity]),
        [[price.id, 1]],
      )
      assert.equal((await stripe.checkout.sessions.expire(opened.id)).status, 'expired')
      assert.equal((await refusal(stripe.checkout.sessions.expire(opened.id))).statusCode, 400)
    })

    test('a test clock goes forward, and takes its customers with it', async () => {
      const from = Math.floor(Date.now() / 1000)
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: from })
      const { id } = await newCustomer({ test_clock: clock.id })
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: from + DAY_S })
      const end = Date.now() + WITHIN_MS
      for (let now = clock; now.frozen_time !== from + DAY_S || now.status !== 'ready';) {
        assert.ok(Date.now() < end, `the clock is ${now.status}`)
        now = await stripe.testHelpers.testClocks.retrieve(clock.id)
        await wait(who === 'the sandbox' ? 0 : 1_000)
      }
      await stripe.testHelpers.testClocks.del(clock.id)
      const gone = await stripe.customers.retrieve(id).catch(({ statusCode }: Stripe.errors.StripeError) => statusCode)
      assert.ok(gone === 404 || (typeof gone === 'object' && gone.deleted))
    })
  })
}
