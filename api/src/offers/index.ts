import fp from 'fastify-plugin'
import { listGiftTemplates } from './listGiftTemplates.ts'
import { listProducts } from './listProducts.ts'

export { formatPrice } from './formatPrice.ts'
export { hasGiftTemplate, selectAllForSale, selectForSale, selectGiftKey, selectProductName } from './offerQueries.ts'

/** Plans, gift cards and gift templates. Payment is not part of this. */
export const offers = fp(
  async (app) => {
    app.register(listProducts)
    app.register(listGiftTemplates)
  },
  { name: 'offers', encapsulate: true, dependencies: ['policies', 'contentCache'] },
)
