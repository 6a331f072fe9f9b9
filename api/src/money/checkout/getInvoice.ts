import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import type { Stripe } from 'stripe'
import { Type } from 'typebox'
import { ApiProblem, LocaleQuery, notFound, problemResponses } from '../../platform/index.ts'
import { selectOrder } from '../orders/orderQueries.ts'
import { askProvider } from '../payments/askProvider.ts'
import { unlessMissing } from '../payments/unlessDone.ts'

const LIMIT = { max: 30, seconds: 60 }

/**
 * Where the invoice of a gift is: whoever pays for one may have no account. Plans have a list of invoices
 * (`GET /subscription/invoices`), which is their owner's alone.
 */
export const getInvoice: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The provider's page of the invoice of a paid gift order, for whoever has its unguessable id",
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /payment/:id/invoice'].answer, ...problemResponses(404, 409, 503) },
  }
  const config = { policy: { who: 'public' }, limit: LIMIT } as const

  app.get('/payment/:id/invoice', { schema, config }, async (request, reply) => {
    const order = await selectOrder(app.db, request.params.id)
    if (order?.kind !== 'gift' || order.state !== 'paid') throw notFound()
    const url = await urlOf(order.sessionId ?? '')
    if (!url) throw new ApiProblem(409, 'payment.noInvoice')
    reply.header('cache-control', 'no-store')
    return { data: url }
  })

  /** None of an order from before gifts had invoices, of one that was free, or while the provider is making it. */
  async function urlOf(sessionId: string) {
    const session = await unlessMissing(() =>
      askProvider(app, (stripe) => stripe.checkout.sessions.retrieve(sessionId, { expand: ['invoice'] })),
    )
    return (session?.invoice as Stripe.Invoice | null | undefined)?.hosted_invoice_url
  }
}
