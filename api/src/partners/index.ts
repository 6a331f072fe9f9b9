import fp from 'fastify-plugin'
import { listReferItems } from './listReferItems.ts'

/** Those whom we recommend, and what they offer. */
export const partners = fp(
  async (app) => {
    app.register(listReferItems)
  },
  { name: 'partners', encapsulate: true, dependencies: ['policies', 'contentCache'] },
)
