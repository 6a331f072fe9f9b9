import type { Locale } from '@kinora/limits'
import { acrossOwners, isoSql, type Queryable } from '../../platform/index.ts'

/**
 * The ids of orders that have been open for longer than a payment takes, and of those whose subscription is about to
 * renew or to end, or should have. At most once an hour for a subscription.
 */
export async function selectUnsettled(db: Queryable): Promise<string[]> {
  const unsettled = await db.rows<{ id: string }>(
    `select id from orders where state = 'open' and created_at < now() - interval '10 minutes'
      and ${acrossOwners('orders of all buyers are settled')}
    union
    select bought.id from orders bought join provider_subscriptions running on running.id = bought.subscription_id
    where running.status not in ('canceled', 'incomplete_expired') and running.read_at < now() - interval '1 hour'
      and running.period_ends_at < now() + interval '1 hour'`,
  )
  return unsettled.map(({ id }) => id)
}

export type Renewal = {
  subscriptionId: string
  userId: number
  email: string
  locale: Locale
  /** Of the plan that it renews as. */
  lookupKey: string
  nextAmount: number
  renewsAt: string
  /** Bought early: then it begins, and is charged for the first time. */
  isFirst: boolean
}

/** Subscriptions that renew themselves, or begin, within these days, and were bought before. */
export const selectRenewals = (db: Queryable, days: number): Promise<Renewal[]> =>
  db.rows<Renewal>(
    `select running.id as "subscriptionId", users.id as "userId", users.email, users.locale,
      coalesce(running.next_lookup_key, running.lookup_key) as "lookupKey", running.next_amount as "nextAmount",
      ${isoSql('running.period_ends_at')} as "renewsAt", running.status = 'trialing' as "isFirst"
    from provider_subscriptions running join users on users.id = running.user_id
    where running.status in ('active', 'trialing') and running.next_amount is not null
      and running.period_ends_at between now() and now() + make_interval(days => $days)
      and (running.status = 'active' or exists (select from orders bought where bought.subscription_id = running.id
        and bought.paid_at < now() - make_interval(days => $days)))
      and not exists (select from outbox
        where outbox.about = 'renewal:' || running.id || ':' || ${isoSql('running.period_ends_at')})
      and ${acrossOwners('everybody whose plan renews soon is told')}`,
    { days },
  )
