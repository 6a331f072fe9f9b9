import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type GiftCard } from '@kinora/contracts'
import { acrossOwners, isoSql, LocaleQuery, notFound, problemResponses, type Queryable } from '../../platform/index.ts'
import { ORDINARY_WRITES, sha256 } from '../../identity/index.ts'
import { giftCodeOf } from './giftCodes.ts'
import { GIVES } from './issueQueries.ts'

type Card = Omit<GiftCard, 'code'>

/** The card that a link opens. The token is posted, so that it is in no log; the code follows from it. */
export const showGiftCard: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'A gift card, to look at and to print, by the token of its link',
    querystring: LocaleQuery,
    body: CALLS['POST /gift-card-orders/card'].body,
    response: { 200: CALLS['POST /gift-card-orders/card'].answer, ...problemResponses(404) },
  }
  const config = { policy: { who: 'public' }, limit: ORDINARY_WRITES } as const
  app.post('/gift-card-orders/card', { schema, config }, async ({ body: { token } }) => {
    const card = await selectCard(app.db, sha256(token))
    if (!card) throw notFound('gift.wrongLink')
    return { data: { ...card, code: giftCodeOf(token) } }
  })
}

/** The card that a link opens; undefined if there is none, or its order gives nothing any more. */
async function selectCard(db: Queryable, tokenHash: string): Promise<Card | undefined> {
  const [card] = await db.rows<Card>(
    `select card.template_id as "templateId", paid.months, coalesce(card.purchaser ->> 'firstName', '') as name,
      card.message, ${isoSql('card.expires_at')} as "expiresAt", ${isoSql('card.redeemed_at')} as "redeemedAt"
    from gift_cards card join orders paid on paid.id = card.order_id
    where card.token_hash = $tokenHash and ${GIVES}
      and ${acrossOwners('whoever has the link may see the card')}`,
    { tokenHash },
  )
  return card
}
