import { startProduct, type Product } from './product.ts'
import { test as base } from './test.ts'

/**
 * A test function whose product is for the journeys of one file: the API lets a person sign in a few times a minute, and
 * people of the demo sign in for the journeys of other files too.
 */
export const testOfFile = () =>
  base.extend<object, { product: Product }>({
    product: [
      async ({}, use) => {
        const product = await startProduct()
        await use(product)
        await product.end()
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  })
