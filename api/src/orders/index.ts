import fp from 'fastify-plugin'
import { type EventAbout, stripeClient } from '../payments/index.ts'
import { getPayment } from './getPayment.ts'
import { handleEvent } from './handleEvent.ts'
import { listPayments } from './listPayments.ts'
import { reconcile } from './reconcile.ts'
import { cancelSubscriptionsOf, refundOrder } from './refundOrder.ts'
import { startCheckout } from './startCheckout.ts'

export { createOrder, type NewOrder, type Order } from './createOrder.ts'
export { openCheckout } from './openCheckout.ts'
export { lockOrder } from './orderQueries.ts'
export { paymentOf } from './paymentOf.ts'
export { selectPerson } from './personQueries.ts'
export { reconcile } from './reconcile.ts'
export { canWithdraw } from './withdrawUntil.ts'

/** Events that one process handles at the same time: a slow answer of the provider delays no other. */
const AT_ONCE = 5

/** Buying: orders, their checkout at the payment provider, and what becomes of them. */
export const orders = fp(
  async (app) => {
    const stripe = stripeClient(app.config.payments)
    app.decorate(
      'payments',
      stripe && {
        stripe,
        isTest: !app.config.payments.isLive,
        refundOrder: (orderId) => refundOrder(app, orderId),
        cancelSubscriptionsOf: (userId) => cancelSubscriptionsOf(app, userId),
      },
    )
    app.register(startCheckout, { prefix: '/api' })
    app.register(getPayment, { prefix: '/api' })
    app.register(listPayments, { prefix: '/api' })
    app.jobs.work<{ eventId: string; about: EventAbout }>(
      'payments',
      ({ data: { eventId, about } }) => handleEvent(app, eventId, about),
      { atOnce: AT_ONCE },
    )
    app.jobs.work('reconciliation', () => reconcile(app))
  },
  { name: 'orders', dependencies: ['policies', 'limits', 'jobs', 'mail'] },
)
