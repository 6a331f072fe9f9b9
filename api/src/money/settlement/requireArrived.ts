import type { FastifyInstance } from 'fastify'
import { selectOrder } from '../orders/orderQueries.ts'
import { paymentsOf, readFacts } from './readFacts.ts'

/**
 * The job of an order with a refund that the payer's bank has not taken, and that is not asked for again. It fails as long
 * as that is so, and thus waits among the dead letters: an operator pays the money back in another way.
 * @throws an error that names the payments; ApiProblem 503
 */
export async function requireArrived(app: FastifyInstance, orderId: string): Promise<void> {
  const order = await selectOrder(app.db, orderId)
  if (!order?.sessionId) return
  const facts = await readFacts(app, { ...order, sessionId: order.sessionId })
  const returned = paymentsOf(facts).filter(({ refund }) => refund === 'failed')
  const ids = returned.map(({ paymentIntentId }) => paymentIntentId)
  if (ids.length > 0) throw new Error(`The payer's bank has not taken the refund of ${ids.join(', ')}`)
}
