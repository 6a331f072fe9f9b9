import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type ActivatedGift, CALLS } from '@kinora/contracts'
import { Type } from 'typebox'
import { ApiProblem, LocaleQuery, notFound, problemResponses, type Queryable } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { lockAccess, rewriteAccess } from '../subscriptions/rewriteAccess.ts'
import { lockOrderOf, markRedeemed, selectCode, selectGiftTime } from './activationQueries.ts'
import { giftCodeHash } from './giftCodes.ts'

const QUARTER_HOUR_S = 15 * 60
const TRIES = { max: 5, seconds: QUARTER_HOUR_S }
/** Families and clinics share an address. */
const TRIES_OF_ADDRESS = { max: 30, seconds: QUARTER_HOUR_S }

type Redemption = { codeHash: string; userId: number; lookupKey: string | null }

/** Redeems the code of a gift card for the caller. Sent again by whoever has redeemed it, it answers the same. */
export const activateGift: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Redeems the code of a gift card; idempotent',
    description:
      '404 `gift.wrongCode`; 409 `gift.differentDuration`: the card is for another number of months than `lookupKey`, or without it than a plan that will renew, and can still be used; 410 `gift.used` or `gift.expired`. Case, spaces and hyphens do not matter, O is read as 0, I and L as 1.',
    params: Type.Object({ code: Type.String() }),
    querystring: LocaleQuery,
    body: CALLS['PUT /gift-card-orders/activate/:code'].body,
    response: { 200: CALLS['PUT /gift-card-orders/activate/:code'].answer, ...problemResponses(409, 410) },
  }
  const config = { policy: { who: 'user' }, limit: TRIES } as const

  app.put('/gift-card-orders/activate/:code', { schema, config }, async (request) => {
    const { userId } = callerOf(request)
    await app.limits.take('gift.address', request.ip, TRIES_OF_ADDRESS)
    const { lookupKey = null } = request.body.data
    const redemption = { codeHash: giftCodeHash(request.params.code), userId, lookupKey }
    return { data: await app.db.transaction((tx) => redeem(tx, redemption)) }
  })
}

async function redeem(tx: Queryable, redemption: Redemption): Promise<ActivatedGift> {
  const { codeHash, userId } = redemption
  if (!(await lockOrderOf(tx, codeHash))) throw notFound('gift.wrongCode')
  // Before the card, which the deletion of the account would change: then there is nobody to give the time to.
  if (!(await lockAccess(tx, userId))) throw new ApiProblem(401, 'auth.required')
  const redeemed = await markRedeemed(tx, redemption)
  if (redeemed) {
    await rewriteAccess(tx, userId)
    return selectGiftTime(tx, userId, redeemed)
  }
  const code = await selectCode(tx, codeHash, userId)
  if (!code) throw notFound('gift.wrongCode')
  if (code.isMine) return selectGiftTime(tx, userId, code.orderId)
  if (code.isUsed) throw new ApiProblem(410, 'gift.used')
  if (code.isExpired) throw new ApiProblem(410, 'gift.expired')
  throw new ApiProblem(409, 'gift.differentDuration')
}
