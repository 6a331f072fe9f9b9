import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { ApiProblem } from '../../platform/index.ts'
import { selectAllForSale } from '../../catalogue/index.ts'
import { askProvider } from './askProvider.ts'
import { importPrices } from './importPrices.ts'

type Ordered = { lookupKey: string; amount: number }

/**
 * The ids of the price that is charged for what was ordered, and of its product. The sandbox gets its prices when one is
 * missing; elsewhere `npm run prices` makes them.
 * @throws ApiProblem 503 `payments.unavailable` when the provider has none with this amount: nobody may be charged another
 * sum than the one that they have seen
 */
export async function findPrice(
  app: FastifyInstance,
  { lookupKey, amount }: Ordered,
): Promise<{ price: string; product: string }> {
  const find = () => askProvider(app, (stripe) => selectPrice(stripe, lookupKey))
  let price = await find()
  if (price?.unit_amount !== amount && app.config.payments.kind === 'sandbox') {
    const products = await selectAllForSale(app.db)
    await askProvider(app, (stripe) => importPrices(stripe, products))
    price = await find()
  }
  if (price?.unit_amount === amount && price.currency === 'pln')
    return { price: price.id, product: String(price.product) }
  app.log.error({ lookupKey, found: price?.unit_amount }, 'payments.otherPrice')
  throw new ApiProblem(503, 'payments.unavailable')
}

async function selectPrice(stripe: Stripe, lookupKey: string): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  return data[0]
}
