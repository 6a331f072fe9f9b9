import { isOver, isValid } from '../billing/discounts.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Coupon, PromotionCode } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import * as read from '../wire/parameters.ts'
import { invalid } from '../wire/StripeError.ts'

const { atLeast, fields, flag, list, metadata, needed, oneOf, paging, range, text } = read

export const couponCalls = [
  call(
    'POST',
    '/v1/coupons',
    fields({
      id: text,
      name: text,
      percent_off: read.decimal,
      amount_off: atLeast(1),
      currency: oneOf('pln'),
      duration: oneOf('once', 'forever'),
      max_redemptions: atLeast(1),
      redeem_by: read.integer,
      applies_to: fields({ products: needed(list(text)) }),
      metadata,
    }),
    ({ store, timeOf }, params) => {
      if ((params.percent_off === undefined) === (params.amount_off === undefined))
        throw invalid('Give either percent_off or amount_off.', 'percent_off')
      if (params.percent_off !== undefined && (params.percent_off === 0 || params.percent_off > 100))
        throw invalid('percent_off has to be above 0, and 100 at most.', 'percent_off')
      if (params.id && store.any(params.id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists')
      const coupon: Coupon = {
        id: params.id ?? newId('co', 8),
        object: 'coupon',
        amount_off: params.amount_off ?? null,
        created: timeOf(null),
        currency: params.amount_off ? (params.currency ?? 'pln') : null,
        duration: params.duration ?? 'once',
        duration_in_months: null,
        livemode: false,
        max_redemptions: params.max_redemptions ?? null,
        metadata: read.changedMetadata(null, params.metadata),
        name: params.name ?? null,
        percent_off: params.percent_off ?? null,
        redeem_by: params.redeem_by ?? null,
        times_redeemed: 0,
        valid: true,
      }
      store.put(coupon)
      if (params.applies_to) store.setSecret(coupon.id, params.applies_to)
      return coupon
    },
  ),
  call('GET', '/v1/coupons/:id', fields({}), (provider, _, id) => {
    endCodes(provider)
    return provider.store.named('coupon', id)
  }),
  call(
    'POST',
    '/v1/promotion_codes',
    fields({
      promotion: needed(fields({ type: needed(oneOf('coupon')), coupon: needed(text) })),
      code: text,
      active: flag,
      customer: text,
      expires_at: read.integer,
      max_redemptions: atLeast(1),
      restrictions: fields({ first_time_transaction: flag, minimum_amount: atLeast(1), minimum_amount_currency: text }),
      metadata,
    }),
    ({ store, timeOf }, { promotion, restrictions, ...params }) => {
      const { coupon } = promotion
      store.named('coupon', coupon, 'promotion[coupon]')
      const customer = params.customer ?? null
      if (customer) store.named('customer', customer, 'customer')
      const code = params.code ?? newId('', 8).slice(1).toUpperCase()
      const isTaken = (other: PromotionCode) =>
        sameCode(other.code, code) && (!customer || !other.customer || other.customer === customer)
      if (store.all('promotion_code', { active: true }).some(isTaken))
        throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, 'code')
      const promotionCode: PromotionCode = {
        id: newId('promo'),
        object: 'promotion_code',
        active: params.active ?? true,
        code,
        created: timeOf(null),
        customer,
        customer_account: null,
        expires_at: params.expires_at ?? null,
        livemode: false,
        max_redemptions: params.max_redemptions ?? null,
        metadata: read.changedMetadata(null, params.metadata),
        promotion: { coupon, type: 'coupon' },
        restrictions: {
          first_time_transaction: restrictions?.first_time_transaction ?? false,
          minimum_amount: restrictions?.minimum_amount ?? null,
          minimum_amount_currency: restrictions?.minimum_amount_currency ?? null,
        },
        times_redeemed: 0,
      }
      store.put(promotionCode)
      return promotionCode
    },
  ),
  call(
    'GET',
    '/v1/promotion_codes',
    fields({ ...paging, active: flag, code: text, coupon: text, created: range }),
    (provider, { code, coupon, active, created, ...page }) => {
      const { store } = provider
      endCodes(provider)
      // Codes are the same in capitals and small letters.
      const ids =
        code &&
        store
          .all('promotion_code', {})
          .filter((one) => sameCode(one.code, code))
          .map(({ id }) => id)
      return listOf(
        '/v1/promotion_codes',
        store.list('promotion_code', { id: ids || undefined, 'promotion.coupon': coupon, active, created }, page),
      )
    },
  ),
]

export const sameCode = (one: string, other: string) => one.toUpperCase() === other.trim().toUpperCase()

/** A coupon that cannot be used any more is not valid, and the codes of it are not active: docs.stripe.com/api/promotion_codes/object. */
function endCodes({ store, timeOf }: Provider): void {
  const at = timeOf(null)
  for (const coupon of store.all('coupon', { valid: true }))
    if (!isValid(coupon, at)) store.put({ ...coupon, valid: false })
  for (const code of store.all('promotion_code', { active: true }))
    if (isOver(code, at) || !store.get('coupon', code.promotion.coupon ?? '')?.valid)
      store.put({ ...code, active: false })
}
