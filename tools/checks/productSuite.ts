import { prepareProduct } from '../../e2e/support/product.ts'
import { nodeTestSuite } from './nodeTestSuite.ts'
import type { Suite } from './suite.ts'

const { name, run } = nodeTestSuite('The product as processes (node:test)', ['tools/product/*.test.ts'])

/** Start, scaling, containers and benches of the built product. */
export const productSuite: Suite = {
  name,
  run: async () => {
    // Built before, because two files at once would build it twice.
    await prepareProduct()
    return run()
  },
}
