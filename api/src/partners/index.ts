import type { FastifyPluginAsync } from 'fastify'
import { listReferItems } from './listReferItems.ts'

/** Those whom we recommend, and what they offer. */
export const partners: FastifyPluginAsync = async (app) => {
  app.register(listReferItems)
}
