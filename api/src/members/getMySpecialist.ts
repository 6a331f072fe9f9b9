import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SpecialistRecord } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { callerOf } from '../identity/callers.ts'
import { selectSpecialist, selectSpecialistById, selectAnswerHours } from './specialistQueries.ts'

const SPECIALISTS_MAX = 2_000
/** Counting reads all messages that a specialist got, tens of milliseconds for a large team. */
const KEPT_MS = 10 * 60_000

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

/** Within how many hours a specialist usually answers, counted again after ten minutes; null after too few answers. */
function answerTimes(app: FastifyInstance): (specialistId: number) => Promise<number | null> {
  const known = new LRUCache<number, { hours: number | null }>({
    max: SPECIALISTS_MAX,
    ttl: KEPT_MS,
    fetchMethod: async (specialistId) => ({ hours: await selectAnswerHours(app.db, specialistId) }),
  })
  app.countEntries('answer times', () => known.size)
  return async (specialistId) => (await known.fetch(specialistId))?.hours ?? null
}
