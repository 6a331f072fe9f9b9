import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { callerOf } from '../../identity/index.ts'
import { LocaleQuery } from '../../platform/index.ts'
import { selectPath } from './pathQueries.ts'
import { samplePath } from './samplePath.ts'

export const getMyPath: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's path, its programs in the specialist's order, or null",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /my-path'].answer },
  }
  const config = { policy: { who: 'user' } } as const

  app.get('/my-path', { schema, config }, async (request) => {
    const { userId, specialistId } = callerOf(request)
    if (specialistId !== undefined) return { data: await samplePath(app.db, request.query.locale) }
    return { data: (await selectPath(app.db, { userId, readerId: userId, locale: request.query.locale })) ?? null }
  })
}
