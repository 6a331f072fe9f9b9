import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { formProblem, type Queryable } from '../../platform/index.ts'
import type { Order } from '../orders/createOrder.ts'
import { askProvider } from '../payments/askProvider.ts'

/** What a code is used for, and by whom. `customer`: null of a giver, who has none. */
type Use = Pick<Order, 'userId' | 'amount'> & { product: string; customer: string | null }

/** More than one code may be written the same: one for each customer, and those that are not sold any more. */
const SAME_MAX = 100

/**
 * The id of the promotion code that this buyer may use for this order.
 * @throws ApiProblem 404 `checkout.wrongCode`, or 409 at the field of the code with why it cannot be used
 */
export async function promotionFor(app: FastifyInstance, code: string, use: Use): Promise<string> {
  const expand = ['data.promotion.coupon.applies_to']
  const { data } = await askProvider(app, (stripe) => stripe.promotionCodes.list({ code, limit: SAME_MAX, expand }))
  const hasPaid = use.userId !== null && (await selectHasPaid(app.db, use.userId))
  const refusals = new Set<string>()
  for (const promotion of data) {
    const refusal = refusalOf(promotion, { ...use, hasPaid })
    if (!refusal) return promotion.id
    refusals.add(refusal)
  }
  const told = REFUSALS.find((refusal) => refusals.has(refusal))
  throw told ? formProblem(409, 'code', `checkout.${told}`) : formProblem(404, 'code', 'checkout.wrongCode')
}

/** Of several codes that are written the same, the buyer hears what they can do most about. */
const REFUSALS = [
  'minimumCode',
  'otherPlanCode',
  'firstPurchaseCode',
  'usedUpCode',
  'expiredCode',
  'otherBuyersCode',
] as const

type Refusal = (typeof REFUSALS)[number]

/** As docs.stripe.com/billing/subscriptions/coupons lists what a code may be restricted to. */
function refusalOf(
  { active, customer, expires_at, max_redemptions, promotion, restrictions, times_redeemed }: Stripe.PromotionCode,
  use: Use & { hasPaid: boolean },
): Refusal | undefined {
  const { coupon } = promotion
  if (typeof coupon === 'string') throw new Error('A coupon was not expanded')
  if (customer !== null && customer !== use.customer) return 'otherBuyersCode'
  const isUsedUp = (used = 0, most?: number | null) => typeof most === 'number' && used >= most
  if (isUsedUp(times_redeemed, max_redemptions) || isUsedUp(coupon?.times_redeemed, coupon?.max_redemptions))
    return 'usedUpCode'
  const hasEnded = [expires_at, coupon?.redeem_by].some((end) => end && end * 1_000 <= Date.now())
  if (!active || !coupon?.valid || hasEnded) return 'expiredCode'
  if (coupon.applies_to && !coupon.applies_to.products.includes(use.product)) return 'otherPlanCode'
  if (use.amount < (restrictions.minimum_amount ?? 0)) return 'minimumCode'
  return restrictions.first_time_transaction && use.hasPaid ? 'firstPurchaseCode' : undefined
}

/** Whether their customer at the provider was charged before; cards are bought without it. */
async function selectHasPaid(db: Queryable, userId: number): Promise<boolean> {
  const paid = await db.rows('select from paid_periods where user_id = $userId and amount_paid > 0 limit 1', { userId })
  return paid.length > 0
}
