import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { callerOf, readOwnDay } from '../../identity/index.ts'
import { LocaleQuery } from '../../platform/index.ts'
import { selectStats } from './statsQueries.ts'

export const getMyStats: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's trainings: in total, on average, and week by week",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /path/stats'].answer },
  }
  app.get('/path/stats', { schema, config: { policy: { who: 'user' } } }, async (request) => {
    const { userId } = callerOf(request)
    const { day } = await readOwnDay(app.db, userId)
    return { data: await selectStats(app.db, userId, day) }
  })
}
