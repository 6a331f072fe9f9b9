import { startProduct, type Product } from './product.ts'
import { test as base } from './test.ts'

/**
 * For tests that promote releases: a separate product for each test. Console errors are allowed, because the tests
 * break things.
 */
export const test = base.extend<{ own: Product }>({
  mayComplain: async ({}, use) => use(true),
  own: async ({}, use) => {
    const product = await startProduct()
    await use(product)
    await product.end()
  },
})

export { expect, THOROUGH } from './test.ts'
