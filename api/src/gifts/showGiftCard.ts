import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { GiftCard, GiftCardToken } from '@kinora/contracts'
import { Type } from 'typebox'
import type { Database } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { acrossOwners } from '../database/requireOwner.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { sha256 } from '../identity/sha256.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'
import { giftCodeOf } from './giftCodes.ts'

type Card = Omit<GiftCard, 'code'>

/** The card that a link opens. The token is posted, so that it is in no log; the code follows from it. */
export const showGiftCard: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'A gift card, to look at and to print, by the token of its link',
    querystring: LocaleQuery,
    body: GiftCardToken,
    response: { 200: Type.Object({ data: GiftCard }), ...problemResponses(404) },
  }
  const config = { policy: { who: 'public' }, limit: ORDINARY_WRITES } as const
  app.post('/gift-card-orders/card', { schema, config }, async ({ body: { token } }) => {
    const card = await selectCard(app.db, sha256(token))
    if (!card) throw notFound('gift.wrongLink')
    return { data: { ...card, code: giftCodeOf(token) } }
  })
}

/** The card that a link opens; undefined if there is none, or its order gives nothing any more. */
async function selectCard({ rows }: Database, tokenHash: string): Promise<Card | undefined> {
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
