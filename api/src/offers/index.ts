import type { FastifyPluginAsync } from 'fastify'
import { listGiftTemplates } from './listGiftTemplates.ts'
import { listProducts } from './listProducts.ts'

/** What can be bought: plans, gift cards, and how these look. Buying is another matter. */
export const offers: FastifyPluginAsync = async (app) => {
  app.register(listProducts)
  app.register(listGiftTemplates)
}
