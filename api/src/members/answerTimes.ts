import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { selectAnswerHours } from './specialistQueries.ts'

const SPECIALISTS_MAX = 2_000
/** Counting reads all messages that a specialist got, tens of milliseconds for a large team. */
const KEPT_MS = 10 * 60_000

/** Within how many hours a specialist usually answers, counted again after ten minutes; null after too few answers. */
export function answerTimes(app: FastifyInstance): (specialistId: number) => Promise<number | null> {
  const known = new LRUCache<number, { hours: number | null }>({
    max: SPECIALISTS_MAX,
    ttl: KEPT_MS,
    fetchMethod: async (specialistId) => ({ hours: await selectAnswerHours(app.db, specialistId) }),
  })
  app.countEntries('answer times', () => known.size)
  return async (specialistId) => (await known.fetch(specialistId))?.hours ?? null
}
