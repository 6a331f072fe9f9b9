import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { DAILY_MAXIMUM } from '@kinora/limits'
import { callerOf, readOwnDay } from '../../identity/index.ts'
import { formProblems } from '../../platform/index.ts'
import { selectLimited } from '../path/doseQueries.ts'
import { selectDoneOn } from './doneQueries.ts'
import { TodayQuery } from './trainingSchemas.ts'

export const getToday: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'What the caller has done on the current day in their time zone',
    querystring: TodayQuery,
    response: { 200: CALLS['GET /progress/today'].answer },
  }
  const config = { policy: { who: 'user', whose: 'own' } } as const

  app.get('/progress/today', { schema, config, schemaErrorFormatter: formProblems }, async (request) => {
    const { locale, timeZone: sent } = request.query
    const { userId } = callerOf(request)
    const { day, endsAt } = await readOwnDay(app.db, userId, sent)
    const of = { locale, userId, day }
    const [done, limited] = await Promise.all([selectDoneOn(app.db, of), selectLimited(app.db, of)])
    return { data: { day, endsAt: endsAt.toISOString(), dailyMaximum: DAILY_MAXIMUM, done, limited } }
  })
}
