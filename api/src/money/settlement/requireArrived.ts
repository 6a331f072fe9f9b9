import type { FastifyInstance } from 'fastify'
import { selectOrder } from '../orders/orderQueries.ts'
import { paymentsOf, readFacts } from './readFacts.ts'

/** Payments of an order of which a refund came back, each with the latest refund that there was then. */
export type ReturnedRefunds = { orderId: string; returned: { payment: string; latest: string | null }[] }

/**
 * The job of an order with a refund that the payer's bank has not taken, and that is not asked for again. It fails until a
 * later refund of the same payment is on its way, and thus waits among the dead letters: an operator makes that one.
 * @throws an error that names the payments; ApiProblem 503
 */
export async function requireArrived(app: FastifyInstance, { orderId, returned }: ReturnedRefunds): Promise<void> {
  const order = await selectOrder(app.db, orderId)
  if (!order?.sessionId) return
  const facts = await readFacts(app, { ...order, sessionId: order.sessionId })
  const owed = paymentsOf(facts).filter(({ paymentIntentId, latestRefund, refund }) =>
    returned.some(
      ({ payment, latest }) => payment === paymentIntentId && (refund === 'failed' || latest === latestRefund),
    ),
  )
  const ids = owed.map(({ paymentIntentId }) => paymentIntentId)
  if (ids.length > 0) throw new Error(`The payer's bank has not taken the refund of ${ids.join(', ')}`)
}
