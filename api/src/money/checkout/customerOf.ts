import type { FastifyInstance } from 'fastify'
import { ApiProblem } from '../../platform/index.ts'
import { askProvider } from '../payments/askProvider.ts'
import { unlessDone } from '../payments/unlessDone.ts'
import type { Order } from '../orders/createOrder.ts'
import { insertCustomer, selectCustomerId } from '../orders/customerQueries.ts'

type Buyer = Pick<Order, 'id' | 'locale'> & { userId: number }

/**
 * The id of the buyer's customer at the provider, which is made with the first order.
 * @throws ApiProblem 503 `payments.unavailable`, 401 `auth.required` if the account was deleted meanwhile
 */
export async function customerOf(app: FastifyInstance, order: Buyer, email: string): Promise<string> {
  const customerId = await selectCustomerId(app.db, order.userId)
  if (customerId) return customerId
  const { id } = await askProvider(app, (stripe) =>
    stripe.customers.create(
      { email, preferred_locales: [order.locale], metadata: { user: String(order.userId) } },
      { idempotencyKey: `customer:${order.id}` },
    ),
  )
  const customer = await insertCustomer(app.db, order.userId, id)
  if (customer) return customer
  // The same request, sent twice, has the same customer.
  await unlessDone(['resource_missing'], () => askProvider(app, (stripe) => stripe.customers.del(id)))
  throw new ApiProblem(401, 'auth.required')
}
