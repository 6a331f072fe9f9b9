import type { FastifyPluginAsync } from 'fastify'
import { listChoices } from './listChoices.ts'

/** What programs can be chosen by: categories and levels. */
export const choices: FastifyPluginAsync = async (app) => {
  app.register(listChoices)
}
