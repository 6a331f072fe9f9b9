import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { LocaleQuery, type Queryable } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { selectProviderPlan } from './planQueries.ts'
import { isRunning, standingOf } from './planStanding.ts'
import { selectPlan } from './subscriptionQueries.ts'

export const getStatus: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's current plan, otherwise the one that ended last, or null",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /subscription/status'].answer },
  }
  app.get('/subscription/status', { schema, config: { policy: { who: 'user' } } }, async (request) => {
    const { userId } = callerOf(request)
    const plan = await selectPlan(app.db, userId)
    return { data: plan ? { ...plan, ...(plan.isActive && (await renewalOf(app.db, userId))) } : null }
  })
}

/** What becomes of the access at its end: a plan renews it, or would if its charge had not failed. */
async function renewalOf(db: Queryable, userId: number): Promise<{ renewsAt?: string; hasFailed?: true }> {
  const plan = await selectProviderPlan(db, userId)
  if (!plan) return {}
  if (['pastDue', 'unpaid'].includes(standingOf(plan))) return { hasFailed: true }
  return isRunning(plan) && plan.nextAmount !== null ? { renewsAt: plan.periodEndsAt } : {}
}
