import type { ActivatedGift } from '@kinora/contracts'
import { acrossOwners, isoSql, type Queryable } from '../../platform/index.ts'
import { GIVES } from './issueQueries.ts'

const OF_ANYONE = acrossOwners('a code may be used by whoever has it')

/**
 * Nobody changes the code's order until the transaction ends, so that it is not paid back meanwhile. False if there is
 * none: a card that gets this code later is not locked.
 */
export async function lockOrderOf(tx: Queryable, codeHash: string): Promise<boolean> {
  const locked = await tx.rows(
    `select paid.id from orders paid join gift_cards card on card.order_id = paid.id
    where card.code_hash = $codeHash and ${OF_ANYONE} for update of paid`,
    { codeHash },
  )
  return locked.length > 0
}

/** The length in months that the caller asks for, otherwise that of their plan if it will renew, otherwise any. */
const MONTHS = `case when $lookupKey::text is not null then (select months from products where lookup_key = $lookupKey)
  else coalesce(
    (select plan.months from provider_subscriptions running join products plan on plan.lookup_key = running.lookup_key
    where running.user_id = $userId and not running.ends_at_period_end and running.status in ('active', 'trialing', 'past_due')
      and not exists (select from paid_periods back where back.user_id = $userId and back.subscription_id = running.id
        and back.revoked_at is not null and back.ends_at > now())
    order by running.period_ends_at desc limit 1), paid.months) end`

type Redemption = { codeHash: string; userId: number; lookupKey: string | null }

/** Redeems the code, if everything about it is right. Returns the order's id; undefined if it is not. */
export async function markRedeemed(
  db: Queryable,
  { codeHash, userId, lookupKey }: Redemption,
): Promise<string | undefined> {
  const [redeemed] = await db.rows<{ orderId: string }>(
    `update gift_cards card set redeemed_by = $userId, redeemed_at = now() from orders paid
    where card.code_hash = $codeHash and paid.id = card.order_id and ${GIVES}
      and card.redeemed_at is null and card.expires_at > now() and paid.months = ${MONTHS} and ${OF_ANYONE}
    returning card.order_id as "orderId"`,
    { codeHash, userId, lookupKey },
  )
  return redeemed?.orderId
}

/** What is known of a code that was not redeemed just now; undefined if no card has it, or its order gives nothing. */
export async function selectCode(
  db: Queryable,
  codeHash: string,
  userId: number,
): Promise<{ orderId: string; isMine: boolean; isUsed: boolean; isExpired: boolean } | undefined> {
  const [code] = await db.rows<{ orderId: string; isMine: boolean; isUsed: boolean; isExpired: boolean }>(
    `select card.order_id as "orderId", coalesce(card.redeemed_by = $userId, false) as "isMine",
      card.redeemed_at is not null as "isUsed", card.expires_at <= now() as "isExpired"
    from gift_cards card join orders paid on paid.id = card.order_id
    where card.code_hash = $codeHash and ${GIVES} and ${OF_ANYONE}`,
    { codeHash, userId },
  )
  return code
}

/** The time that a redeemed gift gives. */
export async function selectGiftTime(db: Queryable, userId: number, orderId: string): Promise<ActivatedGift> {
  const [time] = await db.rows<ActivatedGift>(
    `select paid.months, ${isoSql('min(given.starts_at)')} as "startsAt", ${isoSql('max(given.ends_at)')} as "endsAt"
    from subscriptions given join orders paid on 'gift:' || paid.id = given.source
    where given.user_id = $userId and paid.id = $orderId and ${acrossOwners('the order is that of the giver')}
    group by paid.months`,
    { userId, orderId },
  )
  if (!time) throw new Error('A redeemed gift gives no time')
  return time
}
