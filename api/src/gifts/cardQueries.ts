import type { GiftCard } from '@kinora/contracts'
import type { Database } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'
import { isoSql } from '../database/isoSql.ts'

type Card = Omit<GiftCard, 'code'>

/** The card that a link opens; undefined if there is none, or its order gives nothing any more. */
export async function selectCard({ rows }: Database, tokenHash: string): Promise<Card | undefined> {
  const [card] = await rows<Card>(
    `select card.template_id as "templateId", paid.months, coalesce(card.purchaser ->> 'firstName', '') as name,
      card.message, ${isoSql('card.expires_at')} as "expiresAt", ${isoSql('card.redeemed_at')} as "redeemedAt"
    from gift_cards card join orders paid on paid.id = card.order_id
    where card.token_hash = $1 and paid.state = 'paid' and paid.revoked_at is null and paid.withdrawn_at is null
      and ${acrossOwners('whoever has the link may see the card')}`,
    [tokenHash],
  )
  return card
}
