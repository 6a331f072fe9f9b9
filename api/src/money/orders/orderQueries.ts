import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { acrossOwners, type Queryable } from '../../platform/index.ts'
import { orders } from './orderTables.ts'

type Order = typeof orders.$inferSelect

/** A condition on orders of any buyer. @param reason why, for readers of the query */
export const anybodysOrder = (condition: SQL, reason: string) => and(condition, sql.raw(acrossOwners(reason)))

export const withId = (id: string) => anybodysOrder(eq(orders.id, id), 'the id of an order is unguessable')

export async function selectOrder(db: Queryable, id: string): Promise<Order | undefined> {
  const [order] = await db.orm.select().from(orders).where(withId(id))
  return order
}

/**
 * The order, which nobody else changes until the transaction ends. Whoever also needs `lockAccess` takes the order's
 * lock first.
 */
export async function lockOrder(tx: Queryable, id: string): Promise<Order | undefined> {
  const [order] = await tx.orm.select().from(orders).where(withId(id)).for('update')
  return order
}

/** Notes that the order can be paid at the provider. False if it is not waiting for that any more. */
export async function markOpen(db: Queryable, id: string, sessionId: string): Promise<boolean> {
  const changed = await db.orm
    .update(orders)
    .set({ sessionId, state: 'open' })
    .where(and(withId(id), eq(orders.state, 'created')))
    .returning({ id: orders.id })
  return changed.length > 0
}

type OrderReference = { id: string | null; subscriptionId: string | null; paymentIntentId: string | null }

/** The id of the order with one of these ids. A payment intent may be that of a renewal. */
export async function selectOrderOf(
  db: Queryable,
  { id, subscriptionId, paymentIntentId }: OrderReference,
): Promise<string | undefined> {
  const [order] = await db.rows<{ id: string }>(
    `select id from orders
    where (id = $id::uuid or subscription_id = $subscriptionId::text or payment_intent_id = $paymentIntentId::text
      or subscription_id = (select subscription_id from paid_periods where payment_intent_id = $paymentIntentId::text limit 1))
      and ${acrossOwners('an event of the provider says which order it is about, and not whose')} limit 1`,
    { id, subscriptionId, paymentIntentId },
  )
  return order?.id
}

/** Gives up an order that has not reached the provider. False if it has. */
export async function markGivenUp(db: Queryable, id: string): Promise<boolean> {
  const changed = await db.orm
    .update(orders)
    .set({ state: 'expired' })
    .where(and(withId(id), eq(orders.state, 'created')))
    .returning({ id: orders.id })
  return changed.length > 0
}

/** More than anybody buys. */
const OWN_MAX = 200

/** The newest first, without those that never reached the provider. */
export const selectOwnOrders = (db: Queryable, userId: number): Promise<Order[]> =>
  db.orm
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.sessionId)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(OWN_MAX)
