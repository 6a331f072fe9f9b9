import fp from 'fastify-plugin'
import { listGiftTemplates } from './listGiftTemplates.ts'
import { listProducts } from './listProducts.ts'

/** What can be bought: plans, gift cards, and how these look. Buying is another matter. */
export const offers = fp(
  async (app) => {
    app.register(listProducts)
    app.register(listGiftTemplates)
  },
  { name: 'offers', encapsulate: true, dependencies: ['policies', 'contentCache'] },
)
