import { GIFT_VALID_MONTHS, type Locale } from '@kinora/limits'
import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { acrossOwners } from '../database/requireOwner.ts'
import type { GiftSecrets } from './giftCodes.ts'

const ofAnyone = sql.raw(acrossOwners('cards are issued and delivered for whoever has paid'))

const expiresAt = sql.raw(isoSql('card.expires_at'))
/** Whether the order still gives something. */
const gives = sql.raw("paid.state = 'paid' and paid.revoked_at is null and paid.withdrawn_at is null")
/** A card with a code that neither was mailed nor is needed any more. */
const waits = sql.raw(
  "card.code_hash is not null and card.delivered_at is null and card.redeemed_at is null and card.recipient_email <> ''",
)

type Hashes = Pick<GiftSecrets, 'codeHash' | 'tokenHash'>

async function one<Row>(tx: Orm, query: ReturnType<typeof sql>): Promise<Row | undefined> {
  const result: unknown = await tx.execute(query)
  return (result as { rows: Row[] }).rows[0]
}

/** Gives the card its code. False if it has one. */
export async function markIssued(tx: Orm, orderId: string, { codeHash, tokenHash }: Hashes): Promise<boolean> {
  const issued = await one(
    tx,
    sql`
    update gift_cards card set code_hash = ${codeHash}, token_hash = ${tokenHash},
      expires_at = coalesce(paid.paid_at, now()) + make_interval(months => ${GIFT_VALID_MONTHS}::int)
    from orders paid
    where card.order_id = ${orderId} and paid.id = card.order_id and card.code_hash is null and ${ofAnyone}
    returning card.order_id`,
  )
  return issued !== undefined
}

export type IssuedCard = {
  email: string
  userId: number | null
  locale: Locale
  name: string
  amount: number
  paidAt: string
  expiresAt: string
  deliverOn: string | null
}

/** What the giver is told of a card. `amount` in grosze; moments in ISO 8601. */
export const selectIssued = (tx: Orm, orderId: string): Promise<IssuedCard | undefined> =>
  one<IssuedCard>(
    tx,
    sql`
    select card.purchaser ->> 'email' as email, paid.user_id as "userId", paid.locale,
      coalesce(sold.words -> paid.locale ->> 'name', paid.lookup_key) as name, paid.amount_paid as amount,
      ${sql.raw(isoSql('coalesce(paid.paid_at, now())'))} as "paidAt", ${expiresAt} as "expiresAt",
      card.deliver_on::text as "deliverOn"
    from gift_cards card join orders paid on paid.id = card.order_id
    left join products sold on sold.lookup_key = paid.lookup_key
    where card.order_id = ${orderId} and ${ofAnyone}`,
  )

export type DeliveredCard = {
  email: string
  giver: string
  message: string
  locale: Locale
  months: number
  expiresAt: string
  tokenHash: string
  picture: string | null
  pictureText: string | null
}

/**
 * Marks the card as delivered, if it is to be by `day` and the order still gives something. Undefined if it is not, or
 * was delivered or redeemed before.
 */
export const markDelivered = (tx: Orm, orderId: string, day: string): Promise<DeliveredCard | undefined> =>
  one<DeliveredCard>(
    tx,
    sql`
    with delivered as (
      update gift_cards card set delivered_at = now() from orders paid
      where card.order_id = ${orderId} and paid.id = card.order_id and ${gives} and ${waits}
        and (card.deliver_on is null or card.deliver_on <= ${day}::date) and ${ofAnyone}
      returning card.*, paid.locale, paid.months)
    select card.recipient_email as email, card.purchaser ->> 'firstName' as giver, card.message, card.locale,
      card.months, ${expiresAt} as "expiresAt", card.token_hash as "tokenHash",
      picture.formats -> 'small' ->> 'url' as picture, picture.alternative_text as "pictureText"
    from delivered card
    left join gift_templates design on design.id = card.template_id
    left join images picture on picture.slug = design.picture and picture.locale = card.locale`,
  )

/** Replaces the code of a card that nobody has redeemed. */
export async function replaceSecrets(tx: Orm, orderId: string, { codeHash, tokenHash }: Hashes): Promise<void> {
  await tx.execute(sql`
    update gift_cards set code_hash = ${codeHash}, token_hash = ${tokenHash}
    where order_id = ${orderId} and redeemed_at is null and ${ofAnyone}`)
}

/** The orders whose cards are to be delivered by `day`. */
export async function selectDue(tx: Orm, day: string): Promise<string[]> {
  const result: unknown = await tx.execute(sql`
    select card.order_id as id from gift_cards card join orders paid on paid.id = card.order_id
    where ${gives} and ${waits} and (card.deliver_on is null or card.deliver_on <= ${day}::date) and ${ofAnyone}
    order by card.deliver_on limit 500`)
  return (result as { rows: { id: string }[] }).rows.map(({ id }) => id)
}

/** Nobody changes the order until the transaction ends, so that it is not paid back meanwhile. */
export async function lockPaid(tx: Orm, orderId: string): Promise<void> {
  await tx.execute(sql`select id from orders where id = ${orderId} and ${ofAnyone} for update`)
}
