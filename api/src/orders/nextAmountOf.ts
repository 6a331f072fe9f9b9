import type { Stripe } from 'stripe'

/**
 * What a subscription is charged next, in grosze: its price without the discounts that last until then, one after the
 * other. Those that were used up are not among its discounts any more.
 * @param at when it is charged, in seconds
 */
export const nextAmountOf = (discounts: Stripe.Subscription['discounts'], price: number, at: number): number =>
  discounts.reduce((left, discount) => {
    if (typeof discount === 'string') throw new Error('A discount was not expanded')
    const { coupon } = discount.source
    if (typeof coupon === 'string') throw new Error('A coupon was not expanded')
    if (!coupon || (discount.end !== null && discount.end <= at)) return left
    const off = coupon.percent_off ? Math.round((left * coupon.percent_off) / 100) : (coupon.amount_off ?? 0)
    return Math.max(0, left - off)
  }, price)
