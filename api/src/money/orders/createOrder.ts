import { eq } from 'drizzle-orm'
import { ApiProblem, formProblem, type Queryable } from '../../platform/index.ts'
import { selectForSale } from '../../catalogue/index.ts'
import { orders } from './orderTables.ts'
import { anybodysOrder } from './orderQueries.ts'

export type Order = typeof orders.$inferSelect

/** `writeId`: the browser's idempotency key. Months and amount are the product's. */
export type NewOrder = Pick<Order, 'kind' | 'lookupKey' | 'userId' | 'locale'> &
  Partial<Pick<Order, 'writeId' | 'referral' | 'promotionCode'>>

/**
 * Writes an order; with a known writeId the one that it made.
 * @throws ApiProblem 404 `checkout.wrongProduct`, 409 `order.otherContent` if the known one has another content
 */
export async function createOrder(tx: Queryable, order: NewOrder): Promise<Order> {
  const product = await selectForSale(tx, order.kind, order.lookupKey)
  if (!product) throw formProblem(404, 'lookupKey', 'checkout.wrongProduct')
  const [written] = await tx.orm
    .insert(orders)
    .values({ ...order, ...product })
    .onConflictDoNothing({ target: orders.writeId })
    .returning()
  if (written) return written
  const [existingOrder] = await tx.orm
    .select()
    .from(orders)
    .where(anybodysOrder(eq(orders.writeId, order.writeId ?? ''), 'its content is compared, with its buyer'))
  if (!existingOrder || !isSame(existingOrder, order)) throw new ApiProblem(409, 'order.otherContent')
  return existingOrder
}

const isSame = (existingOrder: Order, { kind, lookupKey, userId, referral = null, promotionCode = null }: NewOrder) =>
  existingOrder.kind === kind &&
  existingOrder.lookupKey === lookupKey &&
  existingOrder.userId === userId &&
  existingOrder.referral === referral &&
  existingOrder.promotionCode === promotionCode
