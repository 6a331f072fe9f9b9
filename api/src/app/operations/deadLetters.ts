import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listOf } from '@kinora/contracts'
import { Type } from 'typebox'
import { pageOf, ShortListQuery } from '../../platform/index.ts'
import { ORDINARY_WRITES } from '../../identity/index.ts'

const DeadLetter = Type.Object({
  id: Type.String(),
  queue: Type.Union([Type.String(), Type.Null()]),
  data: Type.Unknown(),
  error: Type.Union([Type.String(), Type.Null()]),
  failedAt: Type.String({ format: 'date-time' }),
})

const config = { policy: { who: 'internal' } } as const

/** Jobs that have failed for good, for an operator. They have ids only, nothing personal. */
export const deadLetters: FastifyPluginAsyncTypebox = async (app) => {
  const list = {
    summary: 'Jobs that have failed for good, the oldest first',
    querystring: ShortListQuery,
    response: { 200: listOf(DeadLetter) },
  }
  app.get('/jobs/dead-letters', { schema: list, config }, async (request) =>
    pageOf(await app.jobs.deadLetters(), request.query.pagination),
  )

  const retry = {
    summary: 'Puts them back into their queues',
    response: { 200: Type.Object({ data: Type.Object({ retried: Type.Integer() }) }) },
  }
  app.post('/jobs/dead-letters/retry', { schema: retry, config: { ...config, limit: ORDINARY_WRITES } }, async () => ({
    data: { retried: await app.jobs.retryDeadLetters() },
  }))
}
