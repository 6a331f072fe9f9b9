import type { FastifyInstance } from 'fastify'
import { askProvider } from '../payments/index.ts'
import type { Order } from './createOrder.ts'
import { insertCustomer, selectCustomer } from './customerQueries.ts'

type Buyer = Pick<Order, 'id' | 'locale'> & { userId: number }

/** The id of the buyer's customer at the provider, which is made with the first order. */
export async function customerOf(app: FastifyInstance, order: Buyer, email: string): Promise<string> {
  const known = await selectCustomer(app.db, order.userId)
  if (known) return known
  const { id } = await askProvider(app, (stripe) =>
    stripe.customers.create(
      { email, preferred_locales: [order.locale], metadata: { user: String(order.userId) } },
      { idempotencyKey: `customer:${order.id}` },
    ),
  )
  return insertCustomer(app.db, order.userId, id)
}
