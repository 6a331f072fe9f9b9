import { isoSql, type Queryable } from '../../platform/index.ts'

export type ProviderPlan = {
  lookupKey: string
  months: number
  status: string
  periodEndsAt: string
  nextAmount: number | null
  nextLookupKey: string | null
  graceEndsAt: string | null
}

/** The user's subscription at the provider: of several, the one that renews itself, and then the one that lasts longest. */
export async function selectProviderPlan(db: Queryable, userId: number): Promise<ProviderPlan | undefined> {
  const [plan] = await db.rows<ProviderPlan>(
    `select running.lookup_key as "lookupKey", running.status, ${isoSql('running.period_ends_at')} as "periodEndsAt",
      running.next_amount as "nextAmount", running.next_lookup_key as "nextLookupKey",
      ${isoSql('running.grace_ends_at')} as "graceEndsAt",
      coalesce((select months from products where lookup_key = running.lookup_key), 1) as months
    from provider_subscriptions running
    where running.user_id = $userId and running.status not in ('canceled', 'incomplete', 'incomplete_expired')
    order by running.ends_at_period_end, running.period_ends_at desc limit 1`,
    { userId },
  )
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
