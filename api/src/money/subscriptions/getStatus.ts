import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { LocaleQuery } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { selectPlan } from './subscriptionQueries.ts'

export const getStatus: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's current plan, otherwise the one that ended last, or null",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /subscription/status'].answer },
  }
  app.get('/subscription/status', { schema, config: { policy: { who: 'user' } } }, async (request) => ({
    data: (await selectPlan(app.db, callerOf(request).userId)) ?? null,
  }))
}
