import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Orm, Rows } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'
import { orders } from './orderTables.ts'

type Order = typeof orders.$inferSelect

/** A condition on orders of any buyer. @param reason why, for readers of the query */
export const anybodysOrder = (condition: SQL, reason: string) => and(condition, sql.raw(acrossOwners(reason)))

export const withId = (id: string) => anybodysOrder(eq(orders.id, id), 'the id of an order is unguessable')

export async function selectOrder(orm: Orm, id: string): Promise<Order | undefined> {
  const [order] = await orm.select().from(orders).where(withId(id))
  return order
}

/**
 * The order, which nobody else changes until the transaction ends. Whoever also needs `lockAccess` takes the order's
 * lock first.
 */
export async function lockOrder(tx: Orm, id: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(withId(id)).for('update')
  return order
}

/** Notes that the order can be paid at the provider. False if it is not waiting for that any more. */
export async function markOpen(orm: Orm, id: string, sessionId: string): Promise<boolean> {
  const changed = await orm
    .update(orders)
    .set({ sessionId, state: 'open' })
    .where(and(withId(id), eq(orders.state, 'created')))
    .returning({ id: orders.id })
  return changed.length > 0
}

type Known = { id: string | null; subscriptionId: string | null; paymentIntentId: string | null }

/** The id of the order with one of these ids. A payment intent may be that of a renewal. */
export async function selectOrderOf(
  { rows }: { rows: Rows },
  { id, subscriptionId, paymentIntentId }: Known,
): Promise<string | undefined> {
  const [order] = await rows<{ id: string }>(
    `select id from orders
    where (id = $1::uuid or subscription_id = $2::text or payment_intent_id = $3::text or subscription_id =
      (select subscription_id from paid_periods where payment_intent_id = $3::text limit 1))
      and ${acrossOwners('an event of the provider says which order it is about, and not whose')} limit 1`,
    [id, subscriptionId, paymentIntentId],
  )
  return order?.id
}

/** Gives up an order that has not reached the provider. False if it has. */
export async function markGivenUp(orm: Orm, id: string): Promise<boolean> {
  const changed = await orm
    .update(orders)
    .set({ state: 'expired' })
    .where(and(withId(id), eq(orders.state, 'created')))
    .returning({ id: orders.id })
  return changed.length > 0
}

/** More than anybody buys. */
const OWN_MAX = 200

/** The newest first, without those that never reached the provider. */
export const selectOwnOrders = (orm: Orm, userId: number): Promise<Order[]> =>
  orm
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.sessionId)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(OWN_MAX)
