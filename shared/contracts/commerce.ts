import { Type, type Static } from 'typebox'
import { Id, Image } from './content.ts'

/** Products on the wire (docs/contract.md, "Content"; docs/specification.md, section 3). */

/** `amount` is in the currency's smallest unit: 4900 is 49 zł. */
export const Price = Type.Object({
  amount: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  currency: Type.Literal('PLN'),
})
export type Price = Static<typeof Price>

/** `priceDisplay` is the price formatted for the locale: `33,25 zł`. */
const sold = {
  id: Id,
  name: Type.String(),
  lookupKey: Type.String(),
  months: Type.Integer({ minimum: 1, maximum: 12 }),
  price: Price,
  priceDisplay: Type.String(),
  description: Type.Object({ title: Type.String(), options: Type.Array(Type.String()) }),
}

/** A plan: access that renews itself after `months`. */
export const SubscriptionPlan = Type.Object({
  ...sold,
  pricePerMonthDisplay: Type.String(),
  isMostChosen: Type.Boolean(),
})
export type SubscriptionPlan = Static<typeof SubscriptionPlan>

/** A gift card: access for `months`, paid once. */
export const GiftSubscription = Type.Object(sold)
export type GiftSubscription = Static<typeof GiftSubscription>

export const ProductKind = Type.Union([Type.Literal('subscription'), Type.Literal('gift')])
export type ProductKind = Static<typeof ProductKind>

/** Anything on sale. */
export const Product = Type.Object({ kind: ProductKind, ...sold })
export type Product = Static<typeof Product>

/** A design of the gift card, 16:10. `key` is its name in code, such as `sunrise`. */
export const GiftTemplate = Type.Object({ id: Id, key: Type.String(), name: Type.String(), image: Image })
export type GiftTemplate = Static<typeof GiftTemplate>
