import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { LocaleQuery } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { formatPrice, selectProductName } from '../../catalogue/index.ts'
import { firstChargeAt } from './firstChargeAt.ts'
import { hasPaidPlan, type ProviderPlan, selectGiftPeriods, selectProviderPlan } from './planQueries.ts'
import { hasPortal, standingOf } from './planStanding.ts'
import { selectPlan } from './subscriptionQueries.ts'

export const getPlan: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'What the caller has: the plan at the payment provider, gift time, and when all of it ends',
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /subscription/plan'].answer },
  }
  app.get('/subscription/plan', { schema, config: { policy: { who: 'user', whose: 'own' } } }, async (request) => {
    const { userId } = callerOf(request)
    const [plan, access] = [await selectProviderPlan(app.db, userId), await selectPlan(app.db, userId)]
    return {
      data: {
        plan: plan ? await overviewOf(plan, request.query.locale) : null,
        gifts: await selectGiftPeriods(app.db, userId),
        accessEndsAt: access?.isActive ? new Date(access.expiryDate * 1_000).toISOString() : null,
        hasPortal: hasPortal(plan),
        hasInvoices: plan !== undefined || (await hasPaidPlan(app.db, userId)),
        firstChargeAt: (await firstChargeAt(app.db, userId))?.toISOString() ?? null,
      },
    }
  })

  async function overviewOf(plan: ProviderPlan, locale: Locale) {
    const { lookupKey, months, nextAmount, nextLookupKey, periodEndsAt, graceEndsAt, revokedAt } = plan
    const status = standingOf(plan)
    const renews = RENEWED.includes(status) && nextAmount !== null
    return {
      lookupKey,
      name: await selectProductName(app.db, lookupKey, locale),
      months,
      status: renews || !RENEWED.includes(status) ? status : ('ending' as const),
      periodEndsAt: revokedAt ?? periodEndsAt,
      renewsAt: renews ? periodEndsAt : null,
      nextChargeDisplay: renews ? formatPrice({ amount: nextAmount, currency: 'PLN' }, locale) : null,
      nextName: renews && nextLookupKey !== null ? await selectProductName(app.db, nextLookupKey, locale) : null,
      graceEndsAt: UNPAID.includes(status) ? graceEndsAt : null,
      confirmUrl: UNPAID.includes(status) ? plan.confirmUrl : null,
    }
  }
}

/** Those of which a charge for what follows has failed. */
const UNPAID = ['pastDue', 'unpaid']
/** Those that are charged when the period ends. */
const RENEWED = ['active', 'upcoming', 'renewing']
