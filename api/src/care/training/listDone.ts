import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DoneTraining, listOf } from '@kinora/contracts'
import { callerOf, requireOwn } from '../../identity/index.ts'
import { paginationOf, problemResponses } from '../../platform/index.ts'
import { selectDone } from './doneQueries.ts'
import { DoneQuery } from './trainingSchemas.ts'

export const listDone: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'What the caller has done, the newest first',
    querystring: DoneQuery,
    response: { 200: listOf(DoneTraining), ...problemResponses(403) },
  }
  const config = { policy: { who: 'user', whose: 'own' } } as const

  app.get('/done-trainings', { schema, config }, async (request) => {
    const { filters, pagination } = request.query
    const { userId } = callerOf(request)
    requireOwn(filters.user?.id.$eq, userId)
    const { data, total } = await selectDone(app.db, userId, request.query)
    return { data, meta: paginationOf(pagination, total) }
  })
}
