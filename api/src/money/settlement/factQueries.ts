import { and, eq, sql } from 'drizzle-orm'
import { acrossOwners, isoSql, type Queryable } from '../../platform/index.ts'
import { orders, providerSubscriptions, type Revocation } from '../orders/orderTables.ts'
import { withId } from '../orders/orderQueries.ts'
import { graceSql } from '../subscriptions/graceSql.ts'
import { revocationOf } from '../orders/revocationOf.ts'
import type { PeriodFacts, PlanFacts } from './readPlan.ts'

type Order = typeof orders.$inferSelect

export async function updateOrder(tx: Queryable, { id, version }: Order, next: Partial<Order>): Promise<void> {
  await tx.orm
    .update(orders)
    .set({ ...next, version: version + 1 })
    .where(withId(id))
}

/** Who has redeemed the gift. */
export async function selectRedeemer(db: Queryable, orderId: string): Promise<number | undefined> {
  const [card] = await db.rows<{ userId: number | null }>(
    `select redeemed_by as "userId" from gift_cards where order_id = $orderId::uuid
    and ${acrossOwners('the access of whoever has redeemed it is derived')}`,
    { orderId },
  )
  return card?.userId ?? undefined
}

/**
 * Whether an order's buyer was erased before it was paid: a plan has no account any more, and of a card nobody knows whom
 * to send it to.
 */
export async function isBuyerErased(db: Queryable, { id, kind, userId }: Order): Promise<boolean> {
  if (kind === 'subscription') return userId === null
  const forgotten = await db.rows(
    `select from gift_cards where order_id = $orderId::uuid and recipient_email = ''
    and ${acrossOwners('cards may be bought without an account')}`,
    { orderId: id },
  )
  return forgotten.length > 0
}

type KnownPeriod = { id: string; amountRefunded: number; failedRefunds: number; revokedBy: Revocation | null }
/** What is stored of a subscription: its status, and the invoices that were paid. */
export type KnownPlan = { status: string | null; periods: KnownPeriod[] }

export async function selectKnown(db: Queryable, userId: number, subscriptionId: string): Promise<KnownPlan> {
  const [plan] = await db.rows<{ status: string }>(
    'select status from provider_subscriptions where user_id = $userId and id = $subscriptionId',
    { userId, subscriptionId },
  )
  const periods = await db.rows<KnownPeriod>(
    `select id, amount_refunded as "amountRefunded", failed_refunds as "failedRefunds", revoked_by as "revokedBy" from paid_periods
    where user_id = $userId and subscription_id = $subscriptionId`,
    { userId, subscriptionId },
  )
  return { status: plan?.status ?? null, periods }
}

/** Until when the access lasts that a failed charge leaves. */
export async function selectGrace(db: Queryable, userId: number, subscriptionId: string): Promise<string | null> {
  const [plan] = await db.rows<{ graceEndsAt: string | null }>(
    `select ${isoSql(graceSql('late'))} as "graceEndsAt" from provider_subscriptions late
    where user_id = $userId and id = $subscriptionId`,
    { userId, subscriptionId },
  )
  return plan?.graceEndsAt ?? null
}

/** False if it is as it was. A subscription that has ended never runs again. */
export async function upsertPlan(db: Queryable, userId: number, plan: PlanFacts): Promise<boolean> {
  const changed = await db.rows(
    `
    insert into provider_subscriptions as known
      (id, user_id, lookup_key, status, period_ends_at, ends_at_period_end, next_amount, next_lookup_key, grace_ends_at,
      confirm_url)
    values ($id, $userId, $lookupKey, $status, $periodEndsAt::timestamptz, $endsAtPeriodEnd, $nextAmount::int,
      $nextLookupKey, $graceEndsAt::timestamptz, $confirmUrl)
    on conflict (id) do update set lookup_key = excluded.lookup_key, status = excluded.status,
      period_ends_at = excluded.period_ends_at, ends_at_period_end = excluded.ends_at_period_end,
      next_amount = excluded.next_amount, next_lookup_key = excluded.next_lookup_key,
      grace_ends_at = excluded.grace_ends_at, confirm_url = excluded.confirm_url
    where known.user_id = $userId and (known.status <> 'canceled' or excluded.status = 'canceled')
      and (known.lookup_key, known.status, known.period_ends_at, known.ends_at_period_end, known.next_amount,
        known.next_lookup_key, known.grace_ends_at, known.confirm_url)
      is distinct from (excluded.lookup_key, excluded.status, excluded.period_ends_at, excluded.ends_at_period_end,
        excluded.next_amount, excluded.next_lookup_key, excluded.grace_ends_at, excluded.confirm_url)
      and ${acrossOwners('the owner is compared, but cannot be in the conflict target: the id is unique alone')}
    returning id`,
    {
      id: plan.id,
      userId,
      lookupKey: plan.lookupKey,
      status: plan.status,
      periodEndsAt: plan.periodEndsAt.toISOString(),
      endsAtPeriodEnd: plan.endsAtPeriodEnd,
      nextAmount: plan.nextAmount,
      nextLookupKey: plan.nextLookupKey,
      graceEndsAt: plan.graceEndsAt?.toISOString() ?? null,
      confirmUrl: plan.confirmUrl,
    },
  )
  return changed.length > 0
}

export async function markRead(db: Queryable, userId: number, subscriptionId: string): Promise<void> {
  await db.orm
    .update(providerSubscriptions)
    .set({ readAt: sql`now()` })
    .where(and(eq(providerSubscriptions.userId, userId), eq(providerSubscriptions.id, subscriptionId)))
}

/** False if it is as it was. One row for each invoice, whatever the number of its events. */
export async function upsertPeriod(
  db: Queryable,
  userId: number,
  subscriptionId: string,
  { payment, ...period }: PeriodFacts,
): Promise<boolean> {
  const changed = await db.rows(
    `
    insert into paid_periods as known (id, user_id, subscription_id, lookup_key, amount_paid, payment_intent_id, starts_at,
      ends_at, amount_refunded, failed_refunds, revoked_at, revoked_by)
    values ($id, $userId, $subscriptionId, $lookupKey, $amountPaid, $paymentIntentId, $startsAt::timestamptz,
      $endsAt::timestamptz, $amountRefunded, $failedRefunds, case when $revokedBy::text is not null then now() end, $revokedBy)
    on conflict (id) do update set amount_refunded = excluded.amount_refunded,
      failed_refunds = excluded.failed_refunds, revoked_by = excluded.revoked_by,
      revoked_at = case when excluded.revoked_at is not null then coalesce(known.revoked_at, excluded.revoked_at) end
    where known.user_id = $userId and $isPaymentKnown
      and (known.amount_refunded, known.failed_refunds, known.revoked_by)
      is distinct from (excluded.amount_refunded, excluded.failed_refunds, excluded.revoked_by)
      and ${acrossOwners('the owner is compared, but cannot be in the conflict target: the id is unique alone')}
    returning id`,
    {
      id: period.id,
      userId,
      subscriptionId,
      lookupKey: period.lookupKey,
      amountPaid: period.amountPaid,
      paymentIntentId: period.paymentIntentId,
      startsAt: period.startsAt.toISOString(),
      endsAt: period.endsAt.toISOString(),
      amountRefunded: payment?.amountRefunded ?? 0,
      failedRefunds: payment?.failedRefunds ?? 0,
      revokedBy: payment?.isRevoked ? revocationOf(payment.dispute) : null,
      isPaymentKnown: payment !== null,
    },
  )
  return changed.length > 0
}
