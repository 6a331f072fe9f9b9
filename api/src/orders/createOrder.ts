import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { formProblem } from '../http/formProblems.ts'
import { ApiProblem } from '../http/problems.ts'
import { selectForSale } from '../offers/index.ts'
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
export async function createOrder(tx: Orm, order: NewOrder): Promise<Order> {
  const product = await selectForSale(tx, order.kind, order.lookupKey)
  if (!product) throw formProblem(404, 'lookupKey', 'checkout.wrongProduct')
  const [written] = await tx
    .insert(orders)
    .values({ ...order, ...product })
    .onConflictDoNothing({ target: orders.writeId })
    .returning()
  if (written) return written
  const [known] = await tx
    .select()
    .from(orders)
    .where(anybodysOrder(eq(orders.writeId, order.writeId ?? ''), 'its content is compared, with its buyer'))
  if (!known || !isSame(known, order)) throw new ApiProblem(409, 'order.otherContent')
  return known
}

const isSame = (known: Order, { kind, lookupKey, userId, referral = null, promotionCode = null }: NewOrder) =>
  known.kind === kind &&
  known.lookupKey === lookupKey &&
  known.userId === userId &&
  known.referral === referral &&
  known.promotionCode === promotionCode
