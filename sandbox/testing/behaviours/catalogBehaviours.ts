import assert from 'node:assert/strict'
import type Stripe from 'stripe'
import { refusal } from '../shop.ts'
import type { Behaviour, Trial } from './Behaviour.ts'

/** A code of ten percent off. */
async function newCode({ stripe }: Trial, params: Partial<Stripe.PromotionCodeCreateParams>) {
  const { id } = await stripe.coupons.create({ percent_off: 10, duration: 'once' })
  return stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, ...params })
}

/** Prices, products, codes and customers. */
export const catalogBehaviours: Behaviour<Trial>[] = [
  {
    says: 'a lookup key finds one price, and moves to the next',
    source: 'https://docs.stripe.com/api/prices/create',
    holds: async ({ stripe, run, newPrice }) => {
      const key = `${run}-plan`
      const monthly = { recurring: { interval: 'month' } } as const
      const first = await newPrice(key, 4900, monthly)
      const next = await newPrice(key, 5900, { ...monthly, transfer_lookup_key: true })
      const { data } = await stripe.prices.list({ lookup_keys: [key], active: true })
      assert.deepEqual(
        data.map(({ id, unit_amount, recurring }) => [id, unit_amount, recurring?.interval]),
        [[next.id, 5900, 'month']],
      )
      assert.equal((await stripe.prices.retrieve(first.id)).lookup_key, null)
    },
  },
  {
    says: 'prices are asked for by ten lookup keys at most',
    source: 'https://docs.stripe.com/api/prices/list',
    holds: async ({ stripe }) => {
      const lookup_keys = Array.from({ length: 11 }, (_, index) => `none-${index}`)
      assert.equal((await refusal(stripe.prices.list({ lookup_keys }))).statusCode, 400)
    },
  },
  {
    says: 'a price keeps its amount',
    source: 'https://docs.stripe.com/api/prices/update',
    holds: async ({ stripe, run, newPrice }) => {
      const { id } = await newPrice(`${run}-amount`, 4900)
      const { code, param } = await refusal(stripe.prices.update(id, { unit_amount: 5900 } as object))
      assert.deepEqual([code, param], ['parameter_unknown', 'unit_amount'])
    },
  },
  {
    says: 'whether a price includes tax is said once',
    source: 'https://docs.stripe.com/api/prices/update',
    holds: async ({ stripe, run, newPrice }) => {
      const { id, tax_behavior } = await newPrice(`${run}-tax`, 4900, { tax_behavior: 'inclusive' })
      assert.equal(tax_behavior, 'inclusive')
      assert.equal((await refusal(stripe.prices.update(id, { tax_behavior: 'exclusive' }))).statusCode, 400)
    },
  },
  {
    says: 'a price that is not active is not sold any more',
    source: 'https://docs.stripe.com/api/prices/object',
    holds: async ({ stripe, run, newPrice, session }) => {
      const { id } = await newPrice(`${run}-archived`, 4900)
      await stripe.prices.update(id, { active: false })
      const { statusCode, param } = await refusal(session(id))
      assert.deepEqual([statusCode, param], [400, 'line_items[0][price]'])
    },
  },
  {
    says: 'a code is the same in capitals and small letters',
    source: 'https://docs.stripe.com/api/promotion_codes/object',
    holds: async (trial) => {
      const code = `${trial.run}-code`.toUpperCase()
      await newCode(trial, { code })
      assert.equal((await refusal(newCode(trial, { code: code.toLowerCase() }))).statusCode, 400)
    },
  },
  {
    says: 'a code for a least sum is refused below it',
    source: 'https://docs.stripe.com/api/promotion_codes/object',
    holds: async (trial) => {
      const restrictions = { minimum_amount: 10_000, minimum_amount_currency: 'pln' }
      const { id } = await newCode(trial, { code: `${trial.run}-big`, restrictions })
      const discounts = [{ promotion_code: id }]
      const cheap = await trial.newPrice(`${trial.run}-cheap`, 4900)
      assert.equal((await refusal(trial.session(cheap.id, { discounts }))).statusCode, 400)
      const dear = await trial.newPrice(`${trial.run}-dear`, 20_000)
      assert.equal((await trial.session(dear.id, { discounts })).amount_total, 18_000)
    },
  },
  {
    says: 'a deleted customer is told apart from one who never was',
    source: 'https://docs.stripe.com/api/customers/retrieve',
    holds: async ({ stripe }) => {
      const { id } = await stripe.customers.create({ name: 'Anna' })
      await stripe.customers.del(id)
      assert.equal((await stripe.customers.retrieve(id)).deleted, true)
      assert.equal((await refusal(stripe.customers.retrieve('cus_none'))).statusCode, 404)
    },
  },
]
