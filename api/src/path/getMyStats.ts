import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MemberStats } from '@kinora/contracts'
import { Type } from 'typebox'
import { readOwnDay } from '../days/index.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { callerOf } from '../identity/callers.ts'
import { selectStats } from './statsQueries.ts'

export const getMyStats: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's trainings: in total, on average, and week by week",
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: MemberStats }) },
  }
  app.get('/path/stats', { schema, config: { policy: { who: 'user' } } }, async (request) => {
    const { userId } = callerOf(request)
    const { day } = await readOwnDay(app.db.orm, userId)
    return { data: await selectStats(app.db, userId, day) }
  })
}
