import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listOf, VerifiedSpecialist } from '@kinora/contracts'
import { pageOf, ShortListQuery } from '../../platform/index.ts'
import { selectSpecialists } from './verificationQueries.ts'

export const listSpecialists: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Specialists for an operator: those who wait for a decision first, the oldest first',
    querystring: ShortListQuery,
    response: { 200: listOf(VerifiedSpecialist) },
  }
  app.get('/specialists', { schema, config: { policy: { who: 'internal' } } }, async (request) =>
    pageOf(await selectSpecialists(app.db), request.query.pagination),
  )
}
