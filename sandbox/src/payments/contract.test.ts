import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type Stripe from 'stripe'
import { accountBehaviours } from '../../testing/behaviours/accountBehaviours.ts'
import type { Trial } from '../../testing/behaviours/Behaviour.ts'
import { callBehaviours } from '../../testing/behaviours/callBehaviours.ts'
import { catalogBehaviours } from '../../testing/behaviours/catalogBehaviours.ts'
import { checkoutBehaviours } from '../../testing/behaviours/checkoutBehaviours.ts'
import { paidBehaviours } from '../../testing/behaviours/paidBehaviours.ts'
import { openShop } from '../../testing/shop.ts'
import { stripeTestMode } from '../../testing/stripeTestMode.ts'
import { newSubscriber } from '../../testing/subscriber.ts'

// Behaviours of Stripe that Kinora counts on, each with its page of the documentation. All are tried at the sandbox; those
// that need nobody who pays are tried in Stripe's test mode too, if STRIPE_TEST_KEY has a key.
const BEHAVIOURS = [...callBehaviours, ...catalogBehaviours, ...checkoutBehaviours, ...accountBehaviours]
const shop = await openShop()
const testMode = stripeTestMode()

test('at least forty behaviours are recorded, each once and with its source', () => {
  const all = [...BEHAVIOURS, ...paidBehaviours]
  assert.ok(all.length >= 40)
  assert.equal(new Set(all.map(({ says }) => says)).size, all.length)
  for (const { source } of all) assert.match(source, /^https:\/\/docs\.stripe\.com\/[a-z_/\d#-]+$/)
})

test('only a key of test mode is used', () => {
  assert.equal(stripeTestMode({}), null)
  for (const key of ['sk_live_1', 'rk_live_1', 'pk_test_1', 'whsec_1'])
    assert.throws(() => stripeTestMode({ STRIPE_TEST_KEY: key }), /sk_test_/)
  assert.ok(stripeTestMode({ STRIPE_TEST_KEY: 'rk_test_1' }))
})

describe('the sandbox', async () => {
  holdsFor(shop.stripe)
  await shop.stock()
  const configuration = await shop.portal()
  const trial = { shop, subscriber: (who = {}) => newSubscriber(shop, configuration, who) }
  for (const { says, holds } of paidBehaviours) test(says, () => holds(trial))
})
describe('Stripe’s test mode', { skip: !testMode && 'STRIPE_TEST_KEY is not set' }, () => {
  if (testMode) holdsFor(testMode)
  for (const { says } of paidBehaviours) test(says, { skip: 'a person has to pay on the page' }, () => undefined)
})

function holdsFor(stripe: Stripe) {
  const { trial, clear } = newTrial(stripe)
  for (const { says, holds } of BEHAVIOURS) test(says, () => holds(trial))
  after(clear)
}

/** A trial that remembers what it makes: nothing of it is left in the account. */
function newTrial(stripe: Stripe): { trial: Trial; clear: () => Promise<void> } {
  const run = `kinora-${Date.now().toString(36)}`
  const undo: (() => Promise<unknown>)[] = []
  const kept = <Made>(made: Made, remove: (made: Made) => Promise<unknown>) => {
    undo.push(() => remove(made))
    return made
  }
  const trial: Trial = {
    stripe,
    run,
    newPrice: async (lookup_key, unit_amount, more = {}) => {
      const product = await stripe.products.create({ name: lookup_key })
      // A product with prices cannot be deleted.
      kept(product, ({ id }) => stripe.products.update(id, { active: false }))
      return stripe.prices.create({ product: product.id, currency: 'pln', unit_amount, lookup_key, ...more })
    },
    newCustomer: async (params = {}) =>
      kept(await stripe.customers.create({ email: 'anna@kinora.example', ...params }), ({ id }) =>
        stripe.customers.del(id),
      ),
    newClock: async (frozen_time) =>
      kept(await stripe.testHelpers.testClocks.create({ frozen_time }), ({ id }) =>
        stripe.testHelpers.testClocks.del(id),
      ),
    newEndpoint: async (more = {}) => {
      const url = `https://kinora.example/${run}`
      return kept(await stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'], ...more }), ({ id }) =>
        stripe.webhookEndpoints.del(id),
      )
    },
    session: (price, more = {}) =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price, quantity: 1 }],
        success_url: 'https://kinora.example/payment/1',
        cancel_url: 'https://kinora.example/payment/1?status=cancelled',
        ...more,
      }),
  }
  return {
    trial,
    clear: async () => {
      // What went with its clock is gone.
      for (const each of undo) await each().catch(() => undefined)
    },
  }
}
