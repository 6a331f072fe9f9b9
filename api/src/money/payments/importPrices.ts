import { Stripe } from 'stripe'

export type Sold = {
  lookupKey: string
  kind: 'subscription' | 'gift'
  months: number
  amount: number
  name: string
  description?: string
}

/** How many lookup keys one list of prices may name. */
const KEYS_AT_ONCE = 10

/** What is to be sold, and the price at the provider that has its lookup key, if there is one. */
type WrongPrice = { product: Sold; price: Stripe.Price | undefined }

/**
 * Makes the products and prices at the provider. Idempotent: a price is found by its lookup key, and stays if it is
 * right. Another amount is a new price that takes over the key; the old one is not sold any more, but subscriptions that
 * have it keep it. @returns the lookup keys for which there is a new price
 */
export async function importPrices(stripe: Stripe, products: Sold[]): Promise<string[]> {
  const wrong = await findWrongPrices(stripe, products)
  for (const { product, price } of wrong) {
    await makePrice(stripe, product)
    if (price) await stripe.prices.update(price.id, { active: false })
  }
  return wrong.map(({ product }) => product.lookupKey)
}

/** What has no price at the provider, or another one than here. */
export async function findWrongPrices(stripe: Stripe, products: Sold[]): Promise<WrongPrice[]> {
  const prices = await selectPrices(stripe, products)
  const found = products.map((product) => ({
    product,
    price: prices.find(({ lookup_key }) => lookup_key === product.lookupKey),
  }))
  return found.filter(({ product, price }) => !price || !isRight(price, product))
}

/** The prices that have the products' lookup keys. */
export async function selectPrices(stripe: Stripe, products: Sold[]): Promise<Stripe.Price[]> {
  const prices: Stripe.Price[] = []
  for (let start = 0; start < products.length; start += KEYS_AT_ONCE) {
    const lookup_keys = products.slice(start, start + KEYS_AT_ONCE).map(({ lookupKey }) => lookupKey)
    const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: KEYS_AT_ONCE })
    prices.push(...data)
  }
  return prices
}

const monthsOf = ({ kind, months }: Sold) => (kind === 'subscription' ? months : undefined)

/** What the pages say is with VAT. Whether a price includes it is said once, and never again. */
const isRight = ({ unit_amount, currency, recurring, tax_behavior }: Stripe.Price, product: Sold) =>
  unit_amount === product.amount &&
  currency === 'pln' &&
  recurring?.interval_count === monthsOf(product) &&
  tax_behavior === 'inclusive'

async function makePrice(stripe: Stripe, product: Sold) {
  const { lookupKey, amount, name, description } = product
  const id = `kinora-${lookupKey}`
  const interval_count = monthsOf(product)
  try {
    await stripe.products.create({ id, name, ...(description && { description }) })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_already_exists') throw error
  }
  await stripe.prices.create({
    product: id,
    currency: 'pln',
    tax_behavior: 'inclusive',
    unit_amount: amount,
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    // A price loses its lookup key to its successor.
    metadata: { lookupKey },
    ...(interval_count && { recurring: { interval: 'month', interval_count } }),
  })
}
