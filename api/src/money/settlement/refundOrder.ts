import type { FastifyInstance } from 'fastify'
import { askProvider } from '../payments/askProvider.ts'
import { unlessDone } from '../payments/unlessDone.ts'
import { selectOrder } from '../orders/orderQueries.ts'
import { cancelSubscription } from './endPlan.ts'
import { settleOrder } from './settleOrder.ts'

/** The money is back, or the payer has asked their bank for it: if that fails, `writeFacts` asks for the refund again. */
const REFUNDED = ['charge_already_refunded', 'charge_disputed']

/** Pays an order back in full, and ends its subscription at once. Idempotent. @throws ApiProblem 503 */
export async function refundOrder(app: FastifyInstance, orderId: string): Promise<void> {
  await settleOrder(app, orderId)
  const order = await selectOrder(app.db, orderId)
  const { paymentIntentId: payment_intent, subscriptionId, dispute, failedRefunds = 0 } = order ?? {}
  // An answer is kept with its key: after a dispute that we have won, or a refund that has failed, it is another request.
  const idempotencyKey = `refund:${orderId}${dispute === 'won' ? ':won' : ''}${failedRefunds ? `:${failedRefunds}` : ''}`
  if (payment_intent)
    await unlessDone(REFUNDED, () =>
      askProvider(app, (stripe) => stripe.refunds.create({ payment_intent }, { idempotencyKey })),
    )
  if (subscriptionId) await cancelSubscription(app, subscriptionId)
  await settleOrder(app, orderId)
}

/** Nobody can pay there any more; nothing happens to what was paid. */
export const closeCheckout = (app: FastifyInstance, sessionId: string): Promise<void> =>
  unlessDone(null, () => askProvider(app, (stripe) => stripe.checkout.sessions.expire(sessionId)))
