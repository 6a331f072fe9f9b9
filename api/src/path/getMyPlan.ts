import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Plan, TimeZone } from '@kinora/contracts'
import { Type } from 'typebox'
import { readOwnDay } from '../days/index.ts'
import { formProblems } from '../http/formProblems.ts'
import { locale } from '../http/localeQuery.ts'
import { callerOf } from '../identity/callers.ts'
import { planOf } from './planOf.ts'
import { selectPlan } from './planQueries.ts'
import { samplePlan } from './samplePath.ts'

const PlanQuery = Type.Object({ locale, timeZone: Type.Optional(TimeZone) }, { additionalProperties: false })

export const getMyPlan: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's path as a plan for their current day, or null without a path",
    querystring: PlanQuery,
    response: { 200: Type.Object({ data: Type.Union([Plan, Type.Null()]) }) },
  }
  const config = { policy: { who: 'user' } } as const

  app.get('/my-plan', { schema, config, schemaErrorFormatter: formProblems }, async (request) => {
    const { locale, timeZone } = request.query
    const { userId, specialistId } = callerOf(request)
    const today = await readOwnDay(app.db.orm, userId, timeZone)
    const found = await (specialistId === undefined
      ? selectPlan(app.db, { userId, locale, day: today.day })
      : samplePlan(app.db, locale, today.day))
    return { data: found ? planOf(found, today) : null }
  })
}
