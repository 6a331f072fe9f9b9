import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { localePath, paths } from '@kinora/paths'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ApiProblem, formProblem, locale, ownUrl, problemResponses } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { selectAllForSale } from '../../catalogue/index.ts'
import { askProvider } from '../payments/askProvider.ts'
import { importPortals, selectPortal } from '../payments/importPortals.ts'
import { unlessMissing } from '../payments/unlessDone.ts'
import { requirePayments } from '../payments/Payments.ts'
import { selectCustomerId } from '../orders/customerQueries.ts'
import { selectProviderPlan } from './planQueries.ts'
import { hasPortal } from './planStanding.ts'

const LIMIT = { max: 20, seconds: 60 }
const Query = Type.Object(
  { locale, return_url: Type.Optional(Type.String({ maxLength: 500 })) },
  { additionalProperties: false },
)

const noPortal = () => new ApiProblem(409, 'subscription.noPortal')

export const openPortal: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The address of the payment provider's portal, for the caller's plan",
    description:
      'It works for minutes. 409 `subscription.noPortal` without a plan at the provider, such as gift time, or once the customer was deleted there.',
    querystring: Query,
    response: { 200: CALLS['GET /subscription/customerPortal'].answer, ...problemResponses(409, 503) },
  }
  const config = { policy: { who: 'user', whose: 'own' }, limit: LIMIT } as const

  app.get('/subscription/customerPortal', { schema, config }, async (request, reply) => {
    requirePayments(app)
    const { userId } = callerOf(request)
    const { locale, return_url: requestedUrl = localePath(locale, paths.subscription()) } = request.query
    const return_url = ownUrl(requestedUrl, app.config.origin)
    if (!return_url) throw formProblem(400, 'return_url', 'request.invalidValue')
    const plan = await selectProviderPlan(app.db, userId)
    const customer = hasPortal(plan) ? await selectCustomerId(app.db, userId) : undefined
    if (!plan || !customer) throw noPortal()
    const configuration = await findPortal(app, plan.lookupKey)
    const session = await unlessMissing(() =>
      askProvider(app, (stripe) =>
        stripe.billingPortal.sessions.create({ customer, return_url, locale, configuration }),
      ),
    )
    if (!session) throw noPortal()
    reply.header('cache-control', 'no-store')
    return { data: session.url }
  })
}

/**
 * The id of the portal's configuration for a plan. The sandbox gets its configurations when one is missing; elsewhere
 * `npm run prices` makes them. @throws ApiProblem 503 `payments.unavailable`
 */
async function findPortal(app: FastifyInstance, lookupKey: string): Promise<string> {
  const find = () => askProvider(app, (stripe) => selectPortal(stripe, lookupKey))
  let portal = await find()
  if (!portal && app.config.payments.kind === 'sandbox') {
    const products = await selectAllForSale(app.db)
    await askProvider(app, (stripe) => importPortals(stripe, products))
    portal = await find()
  }
  if (portal) return portal.id
  app.log.error({ lookupKey }, 'payments.noPortal')
  throw new ApiProblem(503, 'payments.unavailable')
}
