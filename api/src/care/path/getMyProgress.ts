import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PathProgress } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { selectProgress } from './progressQueries.ts'
import { sampleProgress } from './samplePath.ts'

export const getMyProgress: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "How much of the caller's path was done at least once since it was added; 0% without a path",
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: PathProgress }) },
  }
  app.get('/path/progress', { schema, config: { policy: { who: 'user' } } }, async (request) => {
    const { userId, specialistId } = callerOf(request)
    return {
      data: await (specialistId === undefined
        ? selectProgress(app.db, userId)
        : sampleProgress(app.db, request.query.locale)),
    }
  })
}
