import type { FastifyInstance } from 'fastify'
import { askProvider } from '../payments/askProvider.ts'
import type { EventAbout } from '../payments/aboutEvent.ts'
import { selectOrderOf } from '../orders/orderQueries.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The id of the order that an event is about; undefined if it is none of ours. */
export async function findOrder(app: FastifyInstance, about: EventAbout): Promise<string | undefined> {
  const orderId = await findKnown(app, about)
  if (orderId || !about.paymentIntent) return orderId
  const payment = about.paymentIntent
  // Of an invoice that has not been read yet: a refund may arrive before what was paid.
  const { data } = await askProvider(app, (stripe) =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: payment },
      limit: 1,
      expand: ['data.invoice'],
    }),
  )
  const invoice = data[0]?.invoice
  const of = typeof invoice === 'object' && !('deleted' in invoice) ? invoice.parent?.subscription_details : null
  if (of) {
    const subscription = typeof of.subscription === 'string' ? of.subscription : of.subscription.id
    return findKnown(app, { ...(of.metadata?.order && { order: of.metadata.order }), subscription })
  }
  const { metadata } = await askProvider(app, (stripe) => stripe.paymentIntents.retrieve(payment))
  return findKnown(app, { ...(metadata.order && { order: metadata.order }) })
}

const findKnown = (app: FastifyInstance, { order, subscription, paymentIntent }: EventAbout) =>
  selectOrderOf(app.db, {
    id: order && UUID.test(order) ? order : null,
    subscriptionId: subscription ?? null,
    paymentIntentId: paymentIntent ?? null,
  })
