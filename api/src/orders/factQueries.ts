import type { Orm, Rows } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'
import { orders } from './orderTables.ts'
import { withId } from './orderQueries.ts'
import type { PeriodFacts, PlanFacts } from './readPlan.ts'

type Order = typeof orders.$inferSelect

export async function updateOrder(tx: Orm, { id, version }: Order, next: Partial<Order>): Promise<void> {
  await tx
    .update(orders)
    .set({ ...next, version: version + 1 })
    .where(withId(id))
}

/** Who has redeemed the gift. */
export async function selectRedeemer(rows: Rows, orderId: string): Promise<number | undefined> {
  const [card] = await rows<{ userId: number | null }>(
    `select redeemed_by as "userId" from gift_cards where order_id = $1::uuid
    and ${acrossOwners('the access of whoever has redeemed it is derived')}`,
    [orderId],
  )
  return card?.userId ?? undefined
}

/**
 * Whether an order's buyer was erased before it was paid: a plan has no account any more, and of a card nobody knows whom
 * to send it to.
 */
export async function isNobodys(rows: Rows, { id, kind, userId }: Order): Promise<boolean> {
  if (kind === 'subscription') return userId === null
  const forgotten = await rows(
    `select from gift_cards where order_id = $1::uuid and recipient_email = ''
    and ${acrossOwners('cards may be bought without an account')}`,
    [id],
  )
  return forgotten.length > 0
}

/** What is stored of a subscription: its status, and the invoices that were paid. */
export async function selectKnown(
  rows: Rows,
  userId: number,
  subscriptionId: string,
): Promise<{ status: string | null; periods: string[] }> {
  const [known] = await rows<{ status: string | null; periods: string[] }>(
    `select (select status from provider_subscriptions where user_id = $1 and id = $2) as status,
      array(select id from paid_periods where user_id = $1 and subscription_id = $2) as periods`,
    [userId, subscriptionId],
  )
  return known ?? { status: null, periods: [] }
}

/** False if it is as it was. A subscription that has ended never runs again. */
export async function upsertPlan(rows: Rows, userId: number, plan: PlanFacts): Promise<boolean> {
  const changed = await rows(
    `
    insert into provider_subscriptions as known
      (id, user_id, lookup_key, status, period_ends_at, ends_at_period_end, next_amount, next_lookup_key, grace_ends_at)
    values ($1, $2, $3, $4, $5::timestamptz, $6, $7::int, $8, $9::timestamptz)
    on conflict (id) do update set lookup_key = excluded.lookup_key, status = excluded.status,
      period_ends_at = excluded.period_ends_at, ends_at_period_end = excluded.ends_at_period_end,
      next_amount = excluded.next_amount, next_lookup_key = excluded.next_lookup_key,
      grace_ends_at = excluded.grace_ends_at
    where known.user_id = $2 and (known.status <> 'canceled' or excluded.status = 'canceled')
      and (known.lookup_key, known.status, known.period_ends_at, known.ends_at_period_end, known.next_amount,
        known.next_lookup_key, known.grace_ends_at)
      is distinct from (excluded.lookup_key, excluded.status, excluded.period_ends_at, excluded.ends_at_period_end,
        excluded.next_amount, excluded.next_lookup_key, excluded.grace_ends_at)
      and ${acrossOwners('the owner is compared, but cannot be in the conflict target: the id is unique alone')}
    returning id`,
    [
      plan.id,
      userId,
      plan.lookupKey,
      plan.status,
      plan.periodEndsAt.toISOString(),
      plan.endsAtPeriodEnd,
      plan.nextAmount,
      plan.nextLookupKey,
      plan.graceEndsAt?.toISOString() ?? null,
    ],
  )
  return changed.length > 0
}

export async function markRead(rows: Rows, userId: number, subscriptionId: string): Promise<void> {
  await rows('update provider_subscriptions set read_at = now() where user_id = $1 and id = $2', [
    userId,
    subscriptionId,
  ])
}

/** False if it is as it was. One row for each invoice, whatever the number of its events. */
export async function upsertPeriod(
  rows: Rows,
  userId: number,
  subscriptionId: string,
  { payment, ...period }: PeriodFacts,
): Promise<boolean> {
  const changed = await rows(
    `
    insert into paid_periods as known (id, user_id, subscription_id, lookup_key, amount_paid, payment_intent_id, starts_at,
      ends_at, revoked_at)
    values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8::timestamptz, case when $9 then now() end)
    on conflict (id) do update set revoked_at = excluded.revoked_at
    where known.user_id = $2 and $10 and (known.revoked_at is null) <> (excluded.revoked_at is null)
      and ${acrossOwners('the owner is compared, but cannot be in the conflict target: the id is unique alone')}
    returning id`,
    [
      period.id,
      userId,
      subscriptionId,
      period.lookupKey,
      period.amountPaid,
      period.paymentIntentId,
      period.startsAt.toISOString(),
      period.endsAt.toISOString(),
      payment?.isRevoked ?? false,
      payment !== null,
    ],
  )
  return changed.length > 0
}
