import type { Rows } from '../database/database.ts'

type Connection = { rows: Rows }

/** The user's orders of plans that are waiting for their payment at the provider. */
export const selectWaitingOrders = (
  { rows }: Connection,
  userId: number,
): Promise<{ id: string; sessionId: string }[]> =>
  rows(
    `select id, session_id as "sessionId" from orders
    where user_id = $1 and kind = 'subscription' and state = 'open' and session_id is not null order by created_at`,
    [userId],
  )

/** The user's subscriptions at the provider that have not ended there. */
export const selectRunningSubscriptions = (
  { rows }: Connection,
  userId: number,
): Promise<{ id: string; orderId: string }[]> =>
  rows(
    `select running.id, orders.id as "orderId"
    from provider_subscriptions running join orders on orders.subscription_id = running.id
    where running.user_id = $1 and orders.user_id = $1 and running.status not in ('canceled', 'incomplete_expired')`,
    [userId],
  )

/** Whether the user has a subscription that renews itself: plans are changed in the provider's portal. */
export async function isSubscribed(rows: Rows, userId: number): Promise<boolean> {
  const running = await rows(
    `select from provider_subscriptions where user_id = $1 and not ends_at_period_end
      and status not in ('canceled', 'incomplete', 'incomplete_expired') limit 1`,
    [userId],
  )
  return running.length > 0
}

/** The buyer's orders of plans before this one that could still be paid. */
export async function selectEarlier(
  { rows }: Connection,
  { id, userId }: { id: string; userId: number | null },
): Promise<string[]> {
  const earlier = await rows<{ id: string }>(
    `select other.id from orders other join orders mine on mine.user_id = $1 and mine.id = $2::uuid
    where other.user_id = $1 and other.kind = 'subscription' and other.state in ('created', 'open')
      and (other.created_at, other.id) < (mine.created_at, mine.id)`,
    [userId, id],
  )
  return earlier.map((order) => order.id)
}
