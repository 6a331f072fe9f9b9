import type { FastifyInstance } from 'fastify'
import { ApiProblem } from '../http/problems.ts'
import type { Order } from './createOrder.ts'
import { markGivenUp, selectOrder } from './orderQueries.ts'
import { closeCheckout } from './refundOrder.ts'
import { settleOrder } from './settleOrder.ts'
import { selectEarlier } from './subscriptionQueries.ts'

/**
 * Closes the pages on which the buyer could still pay for an earlier order of a plan: nobody pays for two. The newest
 * order is the one that stays open.
 * @throws ApiProblem 409 `checkout.alreadySubscribed` or `checkout.processing` if an earlier one was paid after all
 */
export async function closeOthers(app: FastifyInstance, order: Order): Promise<void> {
  for (const id of await selectEarlier(app.db, order)) {
    if (await markGivenUp(app.db.orm, id)) continue
    const sessionId = (await selectOrder(app.db.orm, id))?.sessionId
    if (sessionId) await closeCheckout(app, sessionId)
    await settleOrder(app, id)
    const state = (await selectOrder(app.db.orm, id))?.state
    if (state === 'paid') throw new ApiProblem(409, 'checkout.alreadySubscribed')
    if (state === 'open') throw new ApiProblem(409, 'checkout.processing')
  }
}
