import type { FastifyInstance } from 'fastify'
import type { Order } from './createOrder.ts'
import { lockOrder, selectOrder } from './orderQueries.ts'
import { type OrderFacts, readFacts } from './readFacts.ts'
import { writeFacts } from './writeFacts.ts'

/** How often others may write first. */
const TRIES = 8

/**
 * Brings an order, and all that it has given, to what the provider says now. It is read outside of any transaction, and
 * written only if nobody has written since before the reading; otherwise it is read again. So what was read last is
 * what stays, in whatever order events arrive. @throws ApiProblem 503 `payments.unavailable`
 */
export async function settleOrder(app: FastifyInstance, orderId: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const order = await selectOrder(app.db.orm, orderId)
    if (!order || !isAtProvider(order)) return
    const facts = await readFacts(app, order)
    if (await write(app, order, facts)) return
  }
  throw new Error('An order kept changing while it was settled')
}

const isAtProvider = (order: Order): order is Order & { sessionId: string } => order.sessionId !== null

/** False if the order has changed since it was read. */
const write = (app: FastifyInstance, { id, version }: Order, facts: OrderFacts) =>
  app.db.transaction(async (tx, rows) => {
    const order = await lockOrder(tx, id)
    if (order?.version !== version) return false
    await writeFacts(app, { tx, rows }, order, facts)
    return true
  })
