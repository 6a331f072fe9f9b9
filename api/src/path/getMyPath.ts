import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Path } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf } from '../identity/callers.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { selectPath } from './pathQueries.ts'
import { samplePath } from './samplePath.ts'

export const getMyPath: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's path, its programs in the specialist's order, or null",
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Union([Path, Type.Null()]) }) },
  }
  const config = { policy: { who: 'user' } } as const

  app.get('/my-path', { schema, config }, async (request) => {
    const { userId, specialistId } = callerOf(request)
    if (specialistId !== undefined) return { data: await samplePath(app.db, request.query.locale) }
    return { data: (await selectPath(app.db, { userId, readerId: userId, locale: request.query.locale })) ?? null }
  })
}
