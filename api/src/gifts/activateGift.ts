import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ActivatedGift, GiftActivation } from '@kinora/contracts'
import { Type } from 'typebox'
import type { Orm, Rows } from '../database/database.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { ApiProblem, notFound, problemResponses } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { lockAccess, rewriteAccess } from '../subscriptions/index.ts'
import { lockOrderOf, markRedeemed, selectCode, selectGiftTime } from './activationQueries.ts'
import { giftCodeHash } from './giftCodes.ts'

const QUARTER_HOUR_S = 15 * 60
const TRIES = { max: 5, seconds: QUARTER_HOUR_S }
/** Families and clinics share an address. */
const TRIES_OF_ADDRESS = { max: 30, seconds: QUARTER_HOUR_S }

type Wanted = { codeHash: string; userId: number; lookupKey: string | null }

/** Redeems the code of a gift card for the caller. Sent again by whoever has redeemed it, it answers the same. */
export const activateGift: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Redeems the code of a gift card; idempotent',
    description:
      '404 `gift.wrongCode`; 409 `gift.differentDuration`: the card is for another number of months than `lookupKey`, or without it than a plan that will renew, and can still be used; 410 `gift.used` or `gift.expired`. Case, spaces and hyphens do not matter, O is read as 0, I and L as 1.',
    params: Type.Object({ code: Type.String() }),
    querystring: LocaleQuery,
    body: GiftActivation,
    response: { 200: Type.Object({ data: ActivatedGift }), ...problemResponses(409, 410) },
  }
  const config = { policy: { who: 'user' }, limit: TRIES } as const

  app.put('/gift-card-orders/activate/:code', { schema, config }, async (request) => {
    const { userId } = callerOf(request)
    await app.limits.take('gift.address', request.ip, TRIES_OF_ADDRESS)
    const { lookupKey = null } = request.body.data
    const wanted = { codeHash: giftCodeHash(request.params.code), userId, lookupKey }
    return { data: await app.db.transaction((tx, rows) => redeem(tx, rows, wanted)) }
  })
}

async function redeem(tx: Orm, rows: Rows, wanted: Wanted): Promise<ActivatedGift> {
  const { codeHash, userId } = wanted
  if (!(await lockOrderOf(rows, codeHash))) throw notFound('gift.wrongCode')
  const redeemed = await markRedeemed(rows, wanted)
  if (redeemed) {
    await lockAccess(rows, userId)
    await rewriteAccess(tx, rows, userId)
    return selectGiftTime(rows, userId, redeemed)
  }
  const code = await selectCode(rows, codeHash, userId)
  if (!code) throw notFound('gift.wrongCode')
  if (code.isMine) return selectGiftTime(rows, userId, code.orderId)
  if (code.isUsed) throw new ApiProblem(410, 'gift.used')
  if (code.isExpired) throw new ApiProblem(410, 'gift.expired')
  throw new ApiProblem(409, 'gift.differentDuration')
}
