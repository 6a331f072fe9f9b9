import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SubscriptionStatus } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { callerOf } from '../identity/callers.ts'
import { selectPlan } from './subscriptionQueries.ts'

export const getStatus: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's current plan, otherwise the one that ended last, or null",
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Union([SubscriptionStatus, Type.Null()]) }) },
  }
  app.get('/subscription/status', { schema, config: { policy: { who: 'user' } } }, async (request) => ({
    data: (await selectPlan(app.db, callerOf(request).userId)) ?? null,
  }))
}
