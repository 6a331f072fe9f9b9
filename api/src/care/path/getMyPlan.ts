import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, TimeZone } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf, readOwnDay } from '../../identity/index.ts'
import { formProblems, locale } from '../../platform/index.ts'
import { isRestAsked } from '../answers/checkInQueries.ts'
import { planOf } from './planOf.ts'
import { selectPlan } from './planQueries.ts'
import { samplePlan } from './samplePath.ts'

const PlanQuery = Type.Object({ locale, timeZone: Type.Optional(TimeZone) }, { additionalProperties: false })

export const getMyPlan: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's path as a plan for their current day, or null without a path",
    querystring: PlanQuery,
    response: { 200: CALLS['GET /my-plan'].answer },
  }
  const config = { policy: { who: 'user' } } as const

  app.get('/my-plan', { schema, config, schemaErrorFormatter: formProblems }, async (request) => {
    const { locale, timeZone } = request.query
    const { userId, specialistId } = callerOf(request)
    const today = await readOwnDay(app.db, userId, timeZone)
    const path = await (specialistId === undefined
      ? selectPlan(app.db, { userId, locale, day: today.day })
      : samplePlan(app.db, locale, today.day))
    return { data: path ? { ...planOf(path, today), asksForRest: await isRestAsked(app.db, userId, today.day) } : null }
  })
}
