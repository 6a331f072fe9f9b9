import assert from 'node:assert/strict'
import { refusal } from '../shop.ts'
import type { Behaviour, Trial } from './Behaviour.ts'

/** Calls of the API, whatever they are about. */
export const callBehaviours: Behaviour<Trial>[] = [
  {
    says: 'an idempotency key makes one object',
    source: 'https://docs.stripe.com/api/idempotent_requests',
    holds: async ({ stripe, run }) => {
      const make = () => stripe.customers.create({ name: 'Anna' }, { idempotencyKey: `${run}-once` })
      const { id } = await make()
      assert.equal((await make()).id, id)
      await stripe.customers.del(id)
    },
  },
  {
    says: 'a key that was used is refused for another request',
    source: 'https://docs.stripe.com/api/idempotent_requests',
    holds: async ({ stripe, run }) => {
      const key = { idempotencyKey: `${run}-other` }
      const { id } = await stripe.customers.create({ name: 'Anna' }, key)
      const { statusCode, type } = await refusal(stripe.customers.create({ name: 'Jan' }, key))
      assert.deepEqual([statusCode, type], [400, 'StripeIdempotencyError'])
      await stripe.customers.del(id)
    },
  },
  {
    says: 'a request whose parameters were wrong leaves its key free',
    source: 'https://docs.stripe.com/api/idempotent_requests',
    holds: async ({ stripe, run }) => {
      const key = { idempotencyKey: `${run}-free` }
      assert.equal((await refusal(stripe.customers.create({ nonsense: '1' } as object, key))).statusCode, 400)
      await stripe.customers.del((await stripe.customers.create({ name: 'Anna' }, key)).id)
    },
  },
  {
    says: 'what does not exist is not found',
    source: 'https://docs.stripe.com/error-codes',
    holds: async ({ stripe }) => {
      const { statusCode, code } = await refusal(stripe.checkout.sessions.retrieve('cs_test_none'))
      assert.deepEqual([statusCode, code], [404, 'resource_missing'])
    },
  },
  {
    says: 'a parameter that is not known is named',
    source: 'https://docs.stripe.com/error-codes',
    holds: async ({ stripe }) => {
      const { statusCode, code, param } = await refusal(stripe.customers.create({ nonsense: '1' } as object))
      assert.deepEqual([statusCode, code, param], [400, 'parameter_unknown', 'nonsense'])
    },
  },
  {
    says: 'a parameter that is missing is named',
    source: 'https://docs.stripe.com/error-codes',
    holds: async ({ stripe }) => {
      const { code, param } = await refusal(stripe.products.create({} as { name: string }))
      assert.deepEqual([code, param], ['parameter_missing', 'name'])
    },
  },
  {
    says: 'a list has the newest first, and goes on after the last one',
    source: 'https://docs.stripe.com/api/pagination',
    holds: async ({ stripe, run, newPrice }) => {
      const first = await newPrice(`${run}-list-1`, 100)
      const product = String(first.product)
      const ids = [first.id]
      for (const unit_amount of [200, 300])
        ids.unshift((await stripe.prices.create({ product, currency: 'pln', unit_amount })).id)
      const page = await stripe.prices.list({ product, limit: 2 })
      assert.deepEqual([page.data.map(({ id }) => id), page.has_more], [ids.slice(0, 2), true])
      const next = await stripe.prices.list({ product, limit: 2, starting_after: ids[1] ?? '' })
      assert.deepEqual([next.data.map(({ id }) => id), next.has_more], [[first.id], false])
    },
  },
  {
    says: 'a list has a hundred at most',
    source: 'https://docs.stripe.com/api/pagination',
    holds: async ({ stripe }) => assert.equal((await refusal(stripe.prices.list({ limit: 101 }))).statusCode, 400),
  },
  {
    says: 'an object is expanded four levels deep, and no deeper',
    source: 'https://docs.stripe.com/api/expanding_objects',
    holds: async ({ stripe, run, newPrice }) => {
      const { id } = await newPrice(`${run}-expand`, 100)
      const { product } = await stripe.prices.retrieve(id, { expand: ['product'] })
      assert.equal(typeof product === 'object' && product.object, 'product')
      const deeper = ['product.default_price.product.default_price.product']
      assert.equal((await refusal(stripe.prices.retrieve(id, { expand: deeper }))).statusCode, 400)
    },
  },
  {
    says: 'an empty text removes a note, and the others stay',
    source: 'https://docs.stripe.com/api/metadata',
    holds: async ({ stripe, newCustomer }) => {
      const { id } = await newCustomer({ metadata: { user: '7', from: 'pl' } })
      assert.deepEqual((await stripe.customers.update(id, { metadata: { from: '' } })).metadata, { user: '7' })
    },
  },
]
