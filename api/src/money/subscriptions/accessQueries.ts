import { and, eq, inArray } from 'drizzle-orm'
import { acrossOwners, type Queryable } from '../../platform/index.ts'
import type { AccessRow, GiftTime, Interval } from './foldAccess.ts'
import { graceSql } from './graceSql.ts'
import { subscriptions } from './subscriptionTables.ts'

const ms = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`
const interval = (startsAt: string, endsAt: string) => `${ms(startsAt)} as "startsAt", ${ms(endsAt)} as "endsAt"`

/** What was paid: until it was paid back or disputed. A failed renewal leaves the access until its grace has ended. */
export const selectPaidTimes = (db: Queryable, userId: number): Promise<AccessRow[]> =>
  db.rows<AccessRow>(
    `select 'invoice:' || id as source, lookup_key as name, ${interval('starts_at', 'least(ends_at, revoked_at)')}
    from paid_periods where user_id = $userId and least(ends_at, revoked_at) > starts_at
    union all
    select 'grace:' || id as source, lookup_key as name, ${interval('period_ends_at', graceSql('late'))}
    from provider_subscriptions late where user_id = $userId and ${graceSql('late')} > period_ends_at`,
    { userId },
  )

export const selectGiftTimes = (db: Queryable, userId: number): Promise<GiftTime[]> =>
  db.rows<GiftTime>(
    `select 'gift:' || card.order_id as source, ${ms('card.redeemed_at')} as "redeemedAt", gift.months,
      ${ms('gift.revoked_at')} as "revokedAt"
    from gift_cards card join orders gift on gift.id = card.order_id
    where card.redeemed_by = $userId and gift.state = 'paid'
      and ${acrossOwners('a gift gives its time to whoever has redeemed it')}`,
    { userId },
  )

export const selectGivenTimes = (db: Queryable, userId: number): Promise<Interval[]> =>
  db.rows<Interval>(
    `select ${interval('starts_at', 'ends_at')} from subscriptions where user_id = $userId and source is null`,
    { userId },
  )

export type DerivedRow = AccessRow & { id: number }

export const selectDerivedRows = (db: Queryable, userId: number): Promise<DerivedRow[]> =>
  db.rows<DerivedRow>(
    `select id, name, source, ${interval('starts_at', 'ends_at')}
    from subscriptions where user_id = $userId and source is not null`,
    { userId },
  )

export async function deleteDerivedRows(tx: Queryable, userId: number, ids: number[]): Promise<void> {
  await tx.orm.delete(subscriptions).where(and(eq(subscriptions.userId, userId), inArray(subscriptions.id, ids)))
}

export async function insertDerivedRows(tx: Queryable, userId: number, access: AccessRow[]): Promise<void> {
  await tx.orm.insert(subscriptions).values(
    access.map(({ startsAt, endsAt, ...row }) => ({
      ...row,
      userId,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
  )
}

/** When the last time that somebody has paid for ends, in milliseconds; undefined if none is left. */
export async function selectPaidUntil(db: Queryable, userId: number): Promise<number | undefined> {
  const [paid] = await db.rows<{ until: number | null }>(
    `select ${ms('max(ends_at)')} as until from paid_periods
    where user_id = $userId and ends_at > now() and revoked_at is null`,
    { userId },
  )
  return paid?.until ?? undefined
}
