import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SpecialistRecord } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { callerOf } from '../identity/callers.ts'
import { answerTimes } from './answerTimes.ts'
import { selectSpecialist, selectSpecialistById } from './specialistQueries.ts'

export const getMySpecialist: FastifyPluginAsyncTypebox = async (app) => {
  const answersWithin = answerTimes(app)
  const schema = {
    summary: "The caller's specialist, or null",
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Union([SpecialistRecord, Type.Null()]) }) },
  }
  app.get('/members/specialist', { schema, config: { policy: { who: 'member' } } }, async (request) => {
    const { userId, specialistId } = callerOf(request)
    const found = await (specialistId === undefined
      ? selectSpecialist(app.db, userId)
      : selectSpecialistById(app.db, specialistId))
    if (!found) return { data: null }
    const { avatar, ...specialist } = found
    const avatarURL = avatar && `/media/avatars/${avatar}`
    const answersWithinHours = await answersWithin(specialist.userId)
    return { data: { ...specialist, avatarURL, answersWithinHours } }
  })
}
