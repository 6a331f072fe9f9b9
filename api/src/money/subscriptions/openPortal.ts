import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { localePath, paths } from '@kinora/paths'
import { Type } from 'typebox'
import { ApiProblem, formProblem, locale, ownUrl, problemResponses } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { askProvider } from '../payments/askProvider.ts'
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
    const customer = hasPortal(await selectProviderPlan(app.db, userId)) && (await selectCustomerId(app.db, userId))
    if (!customer) throw noPortal()
    const session = await unlessMissing(() =>
      askProvider(app, (stripe) => stripe.billingPortal.sessions.create({ customer, return_url, locale })),
    )
    if (!session) throw noPortal()
    reply.header('cache-control', 'no-store')
    return { data: session.url }
  })
}
