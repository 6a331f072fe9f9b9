import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { TIMELINE_MAX_WEEKS, TIMELINE_WEEKS } from '@kinora/limits'
import { Type } from 'typebox'
import { readOfMember } from '../../team/index.ts'
import { addDays, locale, problemResponses } from '../../platform/index.ts'
import { callerOf, readOwnDay } from '../../identity/index.ts'
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
    response: { 200: CALLS['GET /members/:id/timeline'].answer, ...problemResponses(404) },
  }
  const config = { policy: { who: 'specialist', whose: 'team' } } as const

  app.get('/members/:id/timeline', { schema, config }, async (request) => {
    const [memberId, specialistId] = [request.params.id, callerOf(request).userId]
    const { locale, weeks } = request.query
    const days = await readOfMember(app.db, { actorId: specialistId, memberId, what: 'timeline' }, async (tx) => {
      const { day: to } = await readOwnDay(tx, memberId)
      return selectTimeline(tx, { memberId, specialistId, from: addDays(to, 1 - 7 * weeks), to, locale })
    })
    return { data: { days } }
  })
}
