import type { Stripe } from 'stripe'
import { findWrongPortals } from '../payments/importPortals.ts'
import { findWrongPrices, type Sold } from '../payments/importPrices.ts'
import { findMissingMethods } from './importMethods.ts'
import { findWrongProducts } from './importProducts.ts'

/** Prices, products and portals that are other than here, and methods of payment that are not offered. */
export async function checkCatalog(stripe: Stripe, products: Sold[]): Promise<string[]> {
  const prices = await findWrongPrices(stripe, products)
  const called = await findWrongProducts(stripe, products)
  const portals = await findWrongPortals(stripe, products)
  const { off, unavailable } = await findMissingMethods(stripe)
  return [
    ...prices.map(({ product, price }) => `The price ${product.lookupKey} ${differenceOf(price, product)}: ${RUN}`),
    ...called.map(({ product }) => `The product of ${product.lookupKey} is not called "${product.name}" there: ${RUN}`),
    ...portals.map(
      ({ name, portal }) => `The customer portal "${name}" ${portal ? 'was changed' : 'is missing'}: ${RUN}`,
    ),
    ...off.map((method) => `Nobody can pay by ${method}, which is switched off: ${RUN}`),
    ...unavailable.map(
      (method) => `Nobody can pay by ${method}: the account may not use it yet (Dashboard: Payment methods)`,
    ),
  ]
}

const RUN = '`npm run prices` puts it right'

const zloty = (grosze: number | null) => `PLN ${((grosze ?? 0) / 100).toFixed(2)}`

function differenceOf(price: Stripe.Price | undefined, { amount }: Sold): string {
  if (!price) return 'is missing'
  if (price.currency !== 'pln') return `is in ${price.currency}`
  if (price.unit_amount !== amount) return `is ${zloty(price.unit_amount)} instead of ${zloty(amount)}`
  return price.tax_behavior === 'inclusive' ? 'is charged for another time' : 'does not say that it includes tax'
}
