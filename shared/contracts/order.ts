import { EMAIL_MAX_LENGTH, GIFT_MESSAGE_MAX_LENGTH, REFERRAL_TOKEN_MAX_LENGTH } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { ProductKind } from './commerce.ts'
import { LocaleCode } from './content.ts'
import { orNull } from './orNull.ts'

/** Orders, payments, plans and gift cards on the wire (docs/contract.md, "Commerce"). Amounts are texts of the locale. */

const only = { additionalProperties: false }
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const moment = Type.String({ format: 'date-time' })
const lookupKey = text(60)
const email = text(EMAIL_MAX_LENGTH)
/** A UUID made by the client: the same order when it is sent again. */
const key = Type.Optional(Type.String({ format: 'uuid' }))

/** `POST checkout`. `code` is a promotion code; `referral` the id that the referral program gave the visit. */
export const NewCheckout = Type.Object(
  {
    lookupKey,
    code: Type.Optional(text(60)),
    referral: Type.Optional(text(REFERRAL_TOKEN_MAX_LENGTH)),
    lang: Type.Optional(LocaleCode),
    key,
  },
  only,
)
export type NewCheckout = Static<typeof NewCheckout>

export const PaymentState = Type.Union([
  Type.Literal('processing'),
  Type.Literal('paid'),
  Type.Literal('cancelled'),
  Type.Literal('problem'),
])
export type PaymentState = Static<typeof PaymentState>

/**
 * `active`: it renews itself · `upcoming`: it begins, and is charged first, when the time paid before ends · `renewing`:
 * that has come, and it is being charged · `ending`: it will not renew · `pastDue`: the charge has failed, and the access
 * lasts until `graceEndsAt`. These give nothing, and another plan can be bought: `unpaid`, when that is over · `failed`: the
 * first charge has · `refunded` · `disputed` with the payer's bank · `disputeLost`. And `processing`: the first payment is
 * on its way.
 */
const PlanStatus = Type.Union([
  Type.Literal('active'),
  Type.Literal('upcoming'),
  Type.Literal('renewing'),
  Type.Literal('ending'),
  Type.Literal('pastDue'),
  Type.Literal('unpaid'),
  Type.Literal('failed'),
  Type.Literal('refunded'),
  Type.Literal('disputed'),
  Type.Literal('disputeLost'),
  Type.Literal('processing'),
])

/** Of one that somebody has bought; `ended`: it gave all that was paid for. */
const BoughtStatus = Type.Union([PlanStatus, Type.Literal('ended')])

/**
 * An order and what became of it. `isConfirmed`: the buyer has done their part at the payment provider, whose payment may
 * take a while; never false again. `name` is the product's. `withdrawUntil`: the last day of a withdrawal from the
 * contract (EU), in Poland, also when it is over; null when there is nothing to withdraw from. `withdrawnAt`: when that was
 * declared. `declaredAt`: when it was, while the owner of the account has not confirmed it. `isCharged`: whether money was taken. `refundedDisplay`: what was paid back; `refund`: whether it has left us,
 * waits, or was not accepted by the payer's bank. `revokedBy`: why the order gives nothing any more. `plan`: what the plan
 * that was bought is now, and since when, until when or from when; null of a gift, and of what is not known any more.
 */
export const Payment = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: ProductKind,
  state: PaymentState,
  isConfirmed: Type.Boolean(),
  lookupKey,
  name: Type.String(),
  amountDisplay: Type.String(),
  refundedDisplay: orNull(Type.String()),
  isCharged: Type.Boolean(),
  refund: orNull(Type.Union([Type.Literal('done'), Type.Literal('pending'), Type.Literal('failed')])),
  revokedBy: orNull(Type.Union([Type.Literal('refund'), Type.Literal('dispute'), Type.Literal('lostDispute')])),
  createdAt: moment,
  paidAt: orNull(moment),
  withdrawUntil: orNull(Type.String({ format: 'date' })),
  withdrawnAt: orNull(moment),
  declaredAt: orNull(moment),
  plan: orNull(Type.Object({ status: BoughtStatus, at: moment })),
})
export type Payment = Static<typeof Payment>

/**
 * `GET subscription/plan`: what the caller has. `plan` is the subscription at the payment provider; of one that was paid
 * back or is disputed `periodEndsAt` is since when. `nextChargeDisplay` and `renewsAt` are null when nothing more is charged. `confirmUrl`: the provider's page on which a charge waits for the payer's confirmation. `nextName`: the other plan that it renews as. `gifts` are periods of gift time, the earliest first. `accessEndsAt`: the end
 * of everything together. `hasPortal`: whether the provider's portal is offered. `hasInvoices`: whether there are
 * some, also once no plan runs. `firstChargeAt`: when a plan that is bought now is charged first; null for at once.
 */
export const PlanOverview = Type.Object({
  plan: orNull(
    Type.Object({
      lookupKey,
      name: Type.String(),
      months: Type.Integer(),
      status: PlanStatus,
      periodEndsAt: moment,
      renewsAt: orNull(moment),
      nextChargeDisplay: orNull(Type.String()),
      nextName: orNull(Type.String()),
      graceEndsAt: orNull(moment),
      confirmUrl: orNull(Type.String()),
    }),
  ),
  gifts: Type.Array(Type.Object({ startsAt: moment, endsAt: moment })),
  accessEndsAt: orNull(moment),
  hasPortal: Type.Boolean(),
  hasInvoices: Type.Boolean(),
  firstChargeAt: orNull(moment),
})
export type PlanOverview = Static<typeof PlanOverview>

/** An invoice of the payment provider; `url` is its page there. */
export const Invoice = Type.Object({
  id: Type.String(),
  number: orNull(Type.String()),
  createdAt: moment,
  amountDisplay: Type.String(),
  status: Type.Union([Type.Literal('paid'), Type.Literal('open'), Type.Literal('failed'), Type.Literal('refunded')]),
  url: orNull(Type.String()),
})
export type Invoice = Static<typeof Invoice>

/** Who pays for a gift card: all fields and rules of docs/specification.md, section 5. `country` is ISO 3166-1 alpha-2. */
export const Purchaser = Type.Object(
  {
    email,
    firstName: text(100),
    lastName: text(100),
    streetAddress: text(200),
    streetAddress2: Type.Optional(Type.String({ maxLength: 200 })),
    city: text(200),
    postCode: text(20),
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    telephoneNumber: text(30),
  },
  only,
)
export type Purchaser = Static<typeof Purchaser>

/**
 * `POST gift-card-orders`. `designId` is the id of a gift template. `deliverOn`: the day on which the recipient gets the
 * code, at nine in the morning in Poland; without it, as soon as it is paid.
 */
export const NewGiftOrder = Type.Object(
  {
    lookupKey,
    designId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    purchaser: Purchaser,
    recipient: Type.Object({ email }, only),
    message: Type.Optional(Type.String({ maxLength: GIFT_MESSAGE_MAX_LENGTH })),
    deliverOn: Type.Optional(Type.String({ format: 'date' })),
    terms: Type.Literal(true),
    referral: Type.Optional(text(REFERRAL_TOKEN_MAX_LENGTH)),
    lang: Type.Optional(LocaleCode),
    key,
  },
  only,
)
export type NewGiftOrder = Static<typeof NewGiftOrder>

/** `PUT gift-card-orders/activate/{code}`. With `lookupKey`, only a card for that product is accepted. */
export const GiftActivation = Type.Object({ data: Type.Object({ lookupKey: Type.Optional(lookupKey) }, only) }, only)
export type GiftActivation = Static<typeof GiftActivation>

/** What a redeemed card gave. */
export const ActivatedGift = Type.Object({ months: Type.Integer(), startsAt: moment, endsAt: moment })
export type ActivatedGift = Static<typeof ActivatedGift>

/** A gift card to look at and to print, for whoever has its link. */
export const GiftCard = Type.Object({
  templateId: Type.Integer(),
  months: Type.Integer(),
  name: Type.String(),
  message: Type.String(),
  code: Type.String(),
  expiresAt: moment,
  redeemedAt: orNull(moment),
})
export type GiftCard = Static<typeof GiftCard>

/** `POST gift-card-orders/card`: the token of the card's link, which browsers send to nobody by themselves. */
export const GiftCardToken = Type.Object({ token: Type.String({ pattern: '^[\\w-]{43}$' }) }, only)
export type GiftCardToken = Static<typeof GiftCardToken>

/** `POST payment/{id}/withdrawal`: declares the withdrawal from the contract; the receipt goes to `email`. */
export const NewWithdrawal = Type.Object({ email }, only)
export type NewWithdrawal = Static<typeof NewWithdrawal>

/** `POST payment/{id}/withdrawal/confirm`: the code of the link in the mail to the account. */
export const WithdrawalCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }, only)
export type WithdrawalCode = Static<typeof WithdrawalCode>
