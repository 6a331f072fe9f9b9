import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { GiftCard, GiftCardToken } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { sha256 } from '../identity/sha256.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'
import { selectCard } from './cardQueries.ts'
import { giftCodeOf } from './giftCodes.ts'

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
