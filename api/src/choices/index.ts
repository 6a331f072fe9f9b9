import fp from 'fastify-plugin'
import { listChoices } from './listChoices.ts'

/** Categories and levels, by which programs can be filtered. */
export const choices = fp(
  async (app) => {
    app.register(listChoices)
  },
  { name: 'choices', encapsulate: true, dependencies: ['policies', 'contentCache'] },
)
