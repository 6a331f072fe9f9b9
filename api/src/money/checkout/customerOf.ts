import type { FastifyInstance } from 'fastify'
import { ApiProblem } from '../../platform/index.ts'
import { askOnce, askProvider } from '../payments/askProvider.ts'
import { unlessMissing } from '../payments/unlessDone.ts'
import type { Order } from '../orders/createOrder.ts'
import { insertCustomer, selectCustomerId } from '../orders/customerQueries.ts'

type Buyer = Pick<Order, 'id' | 'locale'> & { userId: number }

/**
 * The id of the buyer's customer at the provider, which is made with the first order.
 * @param gone the one that the provider does not have any more, and for which another one is made
 * @throws ApiProblem 503 `payments.unavailable`, 401 `auth.required` if the account was deleted meanwhile
 */
export async function customerOf(app: FastifyInstance, order: Buyer, email: string, gone?: string): Promise<string> {
  const customerId = await selectCustomerId(app.db, order.userId)
  if (customerId && customerId !== gone) return customerId
  const { id } = await askOnce(app, ['customer', order.id, gone].filter(Boolean).join(':'), (stripe, options) =>
    stripe.customers.create(
      { email, preferred_locales: [order.locale], metadata: { user: String(order.userId) } },
      options,
    ),
  )
  const customer = await insertCustomer(app.db, order.userId, id, gone)
  if (customer) return customer
  // The same request, sent twice, has the same customer.
  await unlessMissing(() => askProvider(app, (stripe) => stripe.customers.del(id)))
  throw new ApiProblem(401, 'auth.required')
}
