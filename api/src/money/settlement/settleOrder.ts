import type { FastifyInstance } from 'fastify'
import type { Order } from '../orders/createOrder.ts'
import { lockOrder, selectOrder } from '../orders/orderQueries.ts'
import { type OrderFacts, readFacts } from './readFacts.ts'
import { writeFacts } from './writeFacts.ts'

/** How often the order may change between its reading and its writing. */
const TRIES = 8

/**
 * Brings an order, and all that it has given, to what the provider says now. The provider is asked outside of any
 * transaction, and its answer is written only if the order has not changed meanwhile; otherwise it is asked again. So an
 * older answer never overwrites a newer one, in whatever order events arrive.
 * @throws ApiProblem 503 `payments.unavailable`; an error if the order changes each time, for the job that tries again
 */
export async function settleOrder(app: FastifyInstance, orderId: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const order = await selectOrder(app.db, orderId)
    if (!order || !isAtProvider(order)) return
    const facts = await readFacts(app, order)
    if (await writeIfUnchanged(app, order, facts)) return
  }
  throw new Error(`Order ${orderId} changed each of ${TRIES} times while it was settled`)
}

const isAtProvider = (order: Order): order is Order & { sessionId: string } => order.sessionId !== null

/** False if the order has changed since it was read. */
const writeIfUnchanged = (app: FastifyInstance, { id, version }: Order, facts: OrderFacts) =>
  app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.version !== version) return false
    await writeFacts(app, tx, order, facts)
    return true
  })
