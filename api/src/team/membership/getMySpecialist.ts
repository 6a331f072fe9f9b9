import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { LocaleQuery } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { selectAnswerHours, selectSpecialist, selectSpecialistById } from './specialistQueries.ts'

const SPECIALISTS_MAX = 2_000
/** Counting reads all messages that a specialist got, tens of milliseconds for a large team. */
const KEPT_MS = 10 * 60_000

export const getMySpecialist: FastifyPluginAsyncTypebox = async (app) => {
  const answersWithin = answerTimes(app)
  const schema = {
    summary: "The caller's specialist, or null",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /members/specialist'].answer },
  }
  app.get('/members/specialist', { schema, config: { policy: { who: 'member' } } }, async (request) => {
    const { userId, specialistId } = callerOf(request)
    const row = await (specialistId === undefined
      ? selectSpecialist(app.db, userId)
      : selectSpecialistById(app.db, specialistId))
    if (!row) return { data: null }
    const { avatar, ...specialist } = row
    const avatarURL = avatar && `/media/avatars/${avatar}`
    const answersWithinHours = await answersWithin(specialist.userId)
    return { data: { ...specialist, avatarURL, answersWithinHours } }
  })
}

/** Within how many hours a specialist usually answers, counted again after ten minutes; null after too few answers. */
function answerTimes(app: FastifyInstance): (specialistId: number) => Promise<number | null> {
  const cache = new LRUCache<number, { hours: number | null }>({
    max: SPECIALISTS_MAX,
    ttl: KEPT_MS,
    fetchMethod: async (specialistId) => ({ hours: await selectAnswerHours(app.db, specialistId) }),
  })
  app.countEntries('answer times', () => cache.size)
  return async (specialistId) => (await cache.fetch(specialistId))?.hours ?? null
}
