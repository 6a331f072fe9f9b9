import type { FastifyInstance } from 'fastify'
import { askProvider } from '../payments/askProvider.ts'
import { refundPayment } from '../payments/refundPayment.ts'
import { unlessDone } from '../payments/unlessDone.ts'
import { selectOrder } from '../orders/orderQueries.ts'
import { cancelSubscription } from './endPlan.ts'
import { settleOrder } from './settleOrder.ts'

/**
 * Ends an order's subscription at once, and pays the order back in full. The subscription comes first: whatever becomes of
 * the refund, nothing more is charged. Idempotent. @throws ApiProblem 503
 */
export async function refundOrder(app: FastifyInstance, orderId: string): Promise<void> {
  await settleOrder(app, orderId)
  const order = await selectOrder(app.db, orderId)
  const { paymentIntentId, subscriptionId, failedRefunds = 0 } = order ?? {}
  if (subscriptionId) await cancelSubscription(app, subscriptionId)
  // An answer is kept with its key: after a refund that has failed it is another request.
  const key = `refund:${orderId}${failedRefunds ? `:after${failedRefunds}` : ''}`
  if (paymentIntentId) await refundPayment(app, paymentIntentId, key)
  await settleOrder(app, orderId)
}

/** Nobody can pay there any more; nothing happens to what was paid. */
export async function closeCheckout(app: FastifyInstance, sessionId: string): Promise<void> {
  await unlessDone(null, () => askProvider(app, (stripe) => stripe.checkout.sessions.expire(sessionId)))
}
