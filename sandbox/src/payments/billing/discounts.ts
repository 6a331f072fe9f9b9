import { nulls } from '../provider/nulls.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Coupon, Discount, PromotionCode } from '../provider/stored.ts'

/** What a coupon takes off. */
export const takenOff = ({ percent_off, amount_off }: Coupon, amount: number): number =>
  Math.min(amount, percent_off === null ? (amount_off ?? 0) : Math.round((amount * percent_off) / 100))

/** Whether a coupon can be used now. */
export const isValid = (coupon: Coupon, at: number): boolean =>
  coupon.valid &&
  (coupon.redeem_by === null || coupon.redeem_by > at) &&
  (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions)

/** Whether nobody can use a promotion code any more. */
export const isOver = ({ expires_at, max_redemptions, times_redeemed }: PromotionCode, at: number): boolean =>
  (expires_at !== null && expires_at <= at) || (max_redemptions !== null && times_redeemed >= max_redemptions)

/** What a code is used for: the products, their price, and by whom. */
type Use = { products: string[]; amount: number; customer: string | null }

/** Whether somebody can use a promotion code now: docs.stripe.com/billing/subscriptions/coupons. */
export function isUsable(provider: Provider, code: PromotionCode, { products, amount, customer }: Use): boolean {
  const { store } = provider
  const at = provider.timeFor(customer)
  const { first_time_transaction, minimum_amount } = code.restrictions
  const coupon = store.need('coupon', code.promotion.coupon ?? '')
  const only = store.secretOf<{ products: string[] }>(coupon.id)?.products
  return (
    code.active &&
    !isOver(code, at) &&
    (code.customer === null || code.customer === customer) &&
    (minimum_amount === null || amount >= minimum_amount) &&
    (!only || products.some((product) => only.includes(product))) &&
    !(first_time_transaction && customer && store.all('charge', { customer, paid: true }).length > 0) &&
    isValid(coupon, at)
  )
}

type Belongs = { session: string; customer: string | null; subscription: string | null }

/** Uses a coupon: counts it, and stores the discount. */
export function redeem(provider: Provider, coupon: Coupon, code: string | null, belongs: Belongs): Discount {
  const discount: Discount = {
    id: newId('di'),
    object: 'discount',
    checkout_session: belongs.session,
    customer: belongs.customer,
    ...nulls('customer_account end invoice invoice_item subscription_item'),
    promotion_code: code,
    source: { coupon: coupon.id, type: 'coupon' },
    start: provider.timeFor(belongs.customer),
    subscription: belongs.subscription,
  }
  provider.store.put(discount)
  provider.store.put({ ...coupon, times_redeemed: coupon.times_redeemed + 1 })
  if (code) {
    const promotionCode = provider.store.need('promotion_code', code)
    provider.store.put({ ...promotionCode, times_redeemed: promotionCode.times_redeemed + 1 })
  }
  return discount
}
