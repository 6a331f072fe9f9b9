import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { TrainingDay } from '@kinora/contracts'
import { DAILY_MAXIMUM } from '@kinora/limits'
import { Type } from 'typebox'
import { readOwnDay } from '../days/index.ts'
import { formProblems } from '../http/formProblems.ts'
import { callerOf } from '../identity/callers.ts'
import { selectDoneOn } from './doneQueries.ts'
import { TodayQuery } from './trainingSchemas.ts'

export const getToday: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'What the caller has done on the current day in their time zone',
    querystring: TodayQuery,
    response: { 200: Type.Object({ data: TrainingDay }) },
  }
  const config = { policy: { who: 'user', whose: 'own' } } as const

  app.get('/progress/today', { schema, config, schemaErrorFormatter: formProblems }, async (request) => {
    const { locale, timeZone: sent } = request.query
    const { userId } = callerOf(request)
    const { day, endsAt } = await readOwnDay(app.db.orm, userId, sent)
    const done = await selectDoneOn(app.db, { locale, userId, day })
    return { data: { day, endsAt: endsAt.toISOString(), dailyMaximum: DAILY_MAXIMUM, done } }
  })
}
