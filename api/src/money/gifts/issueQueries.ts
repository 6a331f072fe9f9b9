import { GIFT_VALID_MONTHS, type Locale } from '@kinora/limits'
import { acrossOwners, isoSql, type Queryable } from '../../platform/index.ts'
import type { GiftSecrets } from './giftCodes.ts'

const OF_ANYONE = acrossOwners('cards are issued and delivered for whoever has paid')

/** SQL for whether the order `paid` still gives something. */
export const GIVES = "paid.state = 'paid' and paid.revoked_at is null and paid.withdrawn_at is null"
/** A card with a code that neither was mailed nor is needed any more. */
const WAITS =
  "card.code_hash is not null and card.delivered_at is null and card.redeemed_at is null and card.recipient_email <> ''"

type Hashes = Pick<GiftSecrets, 'codeHash' | 'tokenHash'>

/** Gives the card its code. False if it has one. */
export async function markIssued(tx: Queryable, orderId: string, { codeHash, tokenHash }: Hashes): Promise<boolean> {
  const issued = await tx.rows(
    `update gift_cards card set code_hash = $codeHash, token_hash = $tokenHash,
      expires_at = coalesce(paid.paid_at, now()) + interval '${GIFT_VALID_MONTHS} months'
    from orders paid
    where card.order_id = $orderId and paid.id = card.order_id and card.code_hash is null and ${OF_ANYONE}
    returning card.order_id`,
    { codeHash, tokenHash, orderId },
  )
  return issued.length > 0
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
export async function selectIssued(db: Queryable, orderId: string): Promise<IssuedCard | undefined> {
  const [issued] = await db.rows<IssuedCard>(
    `select card.purchaser ->> 'email' as email, paid.user_id as "userId", paid.locale,
      coalesce(sold.words -> paid.locale ->> 'name', paid.lookup_key) as name, paid.amount_paid as amount,
      ${isoSql('coalesce(paid.paid_at, now())')} as "paidAt", ${isoSql('card.expires_at')} as "expiresAt",
      card.deliver_on::text as "deliverOn"
    from gift_cards card join orders paid on paid.id = card.order_id
    left join products sold on sold.lookup_key = paid.lookup_key
    where card.order_id = $orderId and ${OF_ANYONE}`,
    { orderId },
  )
  return issued
}

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
export async function markDelivered(tx: Queryable, orderId: string, day: string): Promise<DeliveredCard | undefined> {
  const [delivered] = await tx.rows<DeliveredCard>(
    `with delivered as (
      update gift_cards card set delivered_at = now() from orders paid
      where card.order_id = $orderId and paid.id = card.order_id and ${GIVES} and ${WAITS}
        and (card.deliver_on is null or card.deliver_on <= $day::date) and ${OF_ANYONE}
      returning card.*, paid.locale, paid.months)
    select card.recipient_email as email, card.purchaser ->> 'firstName' as giver, card.message, card.locale,
      card.months, ${isoSql('card.expires_at')} as "expiresAt", card.token_hash as "tokenHash",
      picture.formats -> 'small' ->> 'url' as picture, picture.alternative_text as "pictureText"
    from delivered card
    left join gift_templates design on design.id = card.template_id
    left join images picture on picture.slug = design.picture and picture.locale = card.locale`,
    { orderId, day },
  )
  return delivered
}

/** Replaces the code of a card that nobody has redeemed. */
export async function replaceSecrets(tx: Queryable, orderId: string, { codeHash, tokenHash }: Hashes): Promise<void> {
  await tx.rows(
    `update gift_cards set code_hash = $codeHash, token_hash = $tokenHash
    where order_id = $orderId and redeemed_at is null and ${OF_ANYONE}`,
    { codeHash, tokenHash, orderId },
  )
}

/** The orders whose cards are to be delivered by `day`. */
export async function selectDue(db: Queryable, day: string): Promise<string[]> {
  const due = await db.rows<{ id: string }>(
    `select card.order_id as id from gift_cards card join orders paid on paid.id = card.order_id
    where ${GIVES} and ${WAITS} and (card.deliver_on is null or card.deliver_on <= $day::date) and ${OF_ANYONE}
    order by card.deliver_on limit 500`,
    { day },
  )
  return due.map(({ id }) => id)
}

/** Nobody changes the order until the transaction ends, so that it is not paid back meanwhile. */
export async function lockPaid(tx: Queryable, orderId: string): Promise<void> {
  await tx.rows(`select id from orders where id = $orderId and ${OF_ANYONE} for update`, { orderId })
}
