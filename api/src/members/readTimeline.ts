import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, Timeline } from '@kinora/contracts'
import { TIMELINE_MAX_WEEKS, TIMELINE_WEEKS } from '@kinora/limits'
import { Type } from 'typebox'
import { readOfMember } from '../access/index.ts'
import { addDays, readOwnDay } from '../days/index.ts'
import { locale } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { selectTimeline } from './timelineQueries.ts'

const TimelineQuery = Type.Object(
  { locale, weeks: Type.Integer({ minimum: 1, maximum: TIMELINE_MAX_WEEKS, default: TIMELINE_WEEKS }) },
  { additionalProperties: false },
)

export const readTimeline: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "A member's last weeks, day by day, until their current day",
    params: IdParams,
    querystring: TimelineQuery,
    response: { 200: Type.Object({ data: Timeline }), ...problemResponses(404) },
  }
  const config = { policy: { who: 'specialist', whose: 'team' } } as const

  app.get('/members/:id/timeline', { schema, config }, async (request) => {
    const [memberId, specialistId] = [request.params.id, callerOf(request).userId]
    const { locale, weeks } = request.query
    const days = await readOfMember(app.db, { actorId: specialistId, memberId, what: 'timeline' }, async (rows, tx) => {
      const { day: to } = await readOwnDay(tx, memberId)
      return selectTimeline(rows, { memberId, specialistId, from: addDays(to, 1 - 7 * weeks), to, locale })
    })
    return { data: { days } }
  })
}
