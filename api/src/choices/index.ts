import fp from 'fastify-plugin'
import { listChoices } from './listChoices.ts'

/** What programs can be chosen by: categories and levels. */
export const choices = fp(
  async (app) => {
    app.register(listChoices)
  },
  { name: 'choices', encapsulate: true, dependencies: ['policies', 'contentCache'] },
)
