import { startProduct, type Product } from './product.ts'
import { test as base } from './test.ts'

/**
 * For tests that change what is live: a product that nobody else visits. Its page may complain, because things break.
 */
export const test = base.extend<{ own: Product }>({
  mayComplain: async ({}, use) => use(true),
  own: async ({}, use) => {
    const product = await startProduct()
    await use(product)
    await product.end()
  },
})

export { expect } from './test.ts'
