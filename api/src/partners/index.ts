import fp from 'fastify-plugin'
import { listReferItems } from './listReferItems.ts'

/** What partners offer. */
export const partners = fp(
  async (app) => {
    app.register(listReferItems)
  },
  { name: 'partners', encapsulate: true, dependencies: ['policies', 'contentCache'] },
)
