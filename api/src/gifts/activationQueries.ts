import type { ActivatedGift } from '@kinora/contracts'
import type { Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { acrossOwners } from '../database/requireOwner.ts'

const OF_ANYONE = acrossOwners('a code may be used by whoever has it')

/**
 * Nobody changes the code's order until the transaction ends, so that it is not paid back meanwhile. False if there is
 * none: a card that gets this code later is not locked.
 */
export async function lockOrderOf(rows: Rows, codeHash: string): Promise<boolean> {
  const locked = await rows(
    `select paid.id from orders paid join gift_cards card on card.order_id = paid.id
    where card.code_hash = $1 and ${OF_ANYONE} for update of paid`,
    [codeHash],
  )
  return locked.length > 0
}

const GIVES = "paid.state = 'paid' and paid.revoked_at is null and paid.withdrawn_at is null"

/** The length in months that the caller asks for, otherwise that of their plan if it will renew, otherwise any. */
const MONTHS = `case when $3::text is not null then (select months from products where lookup_key = $3)
  else coalesce(
    (select plan.months from provider_subscriptions running join products plan on plan.lookup_key = running.lookup_key
    where running.user_id = $2 and not running.ends_at_period_end and running.status in ('active', 'trialing', 'past_due')
    order by running.period_ends_at desc limit 1), paid.months) end`

type Wanted = { codeHash: string; userId: number; lookupKey: string | null }

/** Redeems the code, if everything about it is right. Returns the order's id; undefined if it is not. */
export async function markRedeemed(rows: Rows, { codeHash, userId, lookupKey }: Wanted): Promise<string | undefined> {
  const [redeemed] = await rows<{ orderId: string }>(
    `update gift_cards card set redeemed_by = $2, redeemed_at = now() from orders paid
    where card.code_hash = $1 and paid.id = card.order_id and ${GIVES}
      and card.redeemed_at is null and card.expires_at > now() and paid.months = ${MONTHS} and ${OF_ANYONE}
    returning card.order_id as "orderId"`,
    [codeHash, userId, lookupKey],
  )
  return redeemed?.orderId
}

/** What is known of a code that was not redeemed just now; undefined if no card has it, or its order gives nothing. */
export async function selectCode(
  rows: Rows,
  codeHash: string,
  userId: number,
): Promise<{ orderId: string; isMine: boolean; isUsed: boolean; isExpired: boolean } | undefined> {
  const [code] = await rows<{ orderId: string; isMine: boolean; isUsed: boolean; isExpired: boolean }>(
    `select card.order_id as "orderId", coalesce(card.redeemed_by = $2, false) as "isMine",
      card.redeemed_at is not null as "isUsed", card.expires_at <= now() as "isExpired"
    from gift_cards card join orders paid on paid.id = card.order_id
    where card.code_hash = $1 and ${GIVES} and ${OF_ANYONE}`,
    [codeHash, userId],
  )
  return code
}

/** The time that a redeemed gift gives. */
export async function selectGiftTime(rows: Rows, userId: number, orderId: string): Promise<ActivatedGift> {
  const [time] = await rows<ActivatedGift>(
    `select paid.months, ${isoSql('min(given.starts_at)')} as "startsAt", ${isoSql('max(given.ends_at)')} as "endsAt"
    from subscriptions given join orders paid on 'gift:' || paid.id = given.source
    where given.user_id = $1 and paid.id = $2 and ${acrossOwners('the order is that of the giver')}
    group by paid.months`,
    [userId, orderId],
  )
  if (!time) throw new Error('A redeemed gift gives no time')
  return time
}
