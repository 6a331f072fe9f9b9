import type { Stripe } from 'stripe'
import { type Sold, selectPrices } from '../payments/importPrices.ts'

type WrongProduct = { product: Sold; id: string }

/**
 * Gives the products at the provider, whose names are on its pages and documents, the words of content/. Idempotent.
 * @returns the lookup keys of those that were called otherwise
 */
export async function importProducts(stripe: Stripe, products: Sold[]): Promise<string[]> {
  const wrong = await findWrongProducts(stripe, products)
  for (const { product, id } of wrong)
    await stripe.products.update(id, {
      name: product.name,
      active: true,
      ...(product.description !== undefined && { description: product.description }),
    })
  return wrong.map(({ product }) => product.lookupKey)
}

/** The products of present prices that are called otherwise than here, or are archived. */
export async function findWrongProducts(stripe: Stripe, products: Sold[]): Promise<WrongProduct[]> {
  const prices = await selectPrices(stripe, products)
  if (prices.length === 0) return []
  const ids = [...new Set(prices.map(({ product }) => String(product)))]
  const { data } = await stripe.products.list({ ids, limit: ids.length })
  const wrong = products.map((product) => {
    const price = prices.find(({ lookup_key }) => lookup_key === product.lookupKey)
    const present = data.find(({ id }) => id === price?.product)
    return present && !isRight(present, product) ? [{ product, id: present.id }] : []
  })
  return wrong.flat()
}

const isRight = ({ name, description, active }: Stripe.Product, wanted: Sold) =>
  active && name === wanted.name && (wanted.description === undefined || description === wanted.description)
