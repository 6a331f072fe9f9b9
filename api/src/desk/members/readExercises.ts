import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { EXERCISE_DAYS } from '@kinora/limits'
import { readOfMember } from '../../team/index.ts'
import { addDays, LocaleQuery, problemResponses } from '../../platform/index.ts'
import { callerOf, readOwnDay } from '../../identity/index.ts'
import { exercisesOf, selectExercises } from '../../care/index.ts'

export const readExercises: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: `A member's last ${EXERCISE_DAYS} days, program by program: what was done of what was asked for, and how it was`,
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /members/:id/exercises'].answer, ...problemResponses(404) },
  }
  const config = { policy: { who: 'specialist', whose: 'team' } } as const

  app.get('/members/:id/exercises', { schema, config }, async (request) => {
    const [memberId, actorId] = [request.params.id, callerOf(request).userId]
    const { locale } = request.query
    const data = await readOfMember(app.db, { actorId, memberId, what: 'stats' }, async (tx) => {
      const { day: to } = await readOwnDay(tx, memberId)
      const from = addDays(to, 1 - EXERCISE_DAYS)
      return exercisesOf(await selectExercises(tx, { memberId, from, to, locale }), from, to)
    })
    return { data }
  })
}
