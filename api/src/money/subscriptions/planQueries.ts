import { isoSql, type Queryable } from '../../platform/index.ts'
import type { Revocation } from '../orders/orderTables.ts'
import { graceSql } from './graceSql.ts'

export type ProviderPlan = {
  id: string
  orderId: string | null
  lookupKey: string
  months: number
  status: string
  periodEndsAt: string
  endsAtPeriodEnd: boolean
  nextAmount: number | null
  nextLookupKey: string | null
  graceEndsAt: string | null
  confirmUrl: string | null
  wasPaid: boolean
  revokedBy: Revocation | null
  revokedAt: string | null
  /** When the last time that was paid for it ends. */
  paidUntil: string | null
}

const PLAN = `select running.id, running.lookup_key as "lookupKey", running.status,
    ${isoSql('running.period_ends_at')} as "periodEndsAt", running.ends_at_period_end as "endsAtPeriodEnd",
    running.next_amount as "nextAmount", running.next_lookup_key as "nextLookupKey",
    ${isoSql(graceSql('running'))} as "graceEndsAt", running.confirm_url as "confirmUrl",
    (select id from orders where user_id = $userId and subscription_id = running.id) as "orderId",
    coalesce((select months from products where lookup_key = running.lookup_key), 1) as months,
    last.id is not null as "wasPaid", last.revoked_by as "revokedBy", ${isoSql('last.revoked_at')} as "revokedAt",
    ${isoSql('last.ends_at')} as "paidUntil"
  from provider_subscriptions running
  left join lateral (select id, ends_at, revoked_at, revoked_by from paid_periods
    where user_id = $userId and subscription_id = running.id order by ends_at desc limit 1) last on true
  where running.user_id = $userId`

/**
 * The user's subscriptions at the provider that have not ended, and those of which a period was paid back or disputed
 * before it was over. First those that give something, of them the one that renews itself, and then the one that lasts
 * longest. What was cancelled before its first charge is none.
 */
export const selectProviderPlans = (db: Queryable, userId: number): Promise<ProviderPlan[]> =>
  db.rows<ProviderPlan>(
    `${PLAN} and running.status <> 'incomplete_expired'
      and (running.status <> 'canceled' or (last.revoked_at is not null and last.ends_at > now()))
      and not (running.status = 'trialing' and running.ends_at_period_end)
    order by last.revoked_at is not null, running.ends_at_period_end, running.period_ends_at desc`,
    { userId },
  )

/** The plan that an order has bought, whatever became of it; undefined if it is not known, or its buyer is not any more. */
export async function selectBoughtPlan(
  db: Queryable,
  { userId, subscriptionId }: { userId: number | null; subscriptionId: string | null },
): Promise<ProviderPlan | undefined> {
  if (userId === null || subscriptionId === null) return undefined
  const [plan] = await db.rows<ProviderPlan>(`${PLAN} and running.id = $subscriptionId`, { userId, subscriptionId })
  return plan
}

/** What the user has at the provider: the first of their subscriptions. */
export async function selectProviderPlan(db: Queryable, userId: number): Promise<ProviderPlan | undefined> {
  const [plan] = await selectProviderPlans(db, userId)
  return plan
}

/** Periods of gift time that have not ended, the earliest first. */
export const selectGiftPeriods = (db: Queryable, userId: number): Promise<{ startsAt: string; endsAt: string }[]> =>
  db.rows(
    `select ${isoSql('starts_at')} as "startsAt", ${isoSql('ends_at')} as "endsAt" from subscriptions
    where user_id = $userId and source like 'gift:%' and ends_at > now() order by starts_at`,
    { userId },
  )

/** Whether a plan of the user was ever paid. */
export async function hasPaidPlan(db: Queryable, userId: number): Promise<boolean> {
  const paid = await db.rows('select from paid_periods where user_id = $userId limit 1', { userId })
  return paid.length > 0
}

/** Which of the user's invoices were paid back, or are disputed. */
export async function selectRevoked(db: Queryable, userId: number): Promise<Set<string>> {
  const revoked = await db.rows<{ id: string }>(
    'select id from paid_periods where user_id = $userId and revoked_at is not null',
    { userId },
  )
  return new Set(revoked.map(({ id }) => id))
}
