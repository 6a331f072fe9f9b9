import { newId } from '../provider/openProvider.ts'
import type { Coupon, PromotionCode } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import * as read from '../wire/parameters.ts'
import { invalid } from '../wire/StripeError.ts'

const { atLeast, fields, flag, metadata, needed, oneOf, paging, range, text } = read

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
      return coupon
    },
  ),
  call('GET', '/v1/coupons/:id', fields({}), ({ store }, _, id) => store.named('coupon', id)),
  call(
    'POST',
    '/v1/promotion_codes',
    fields({
      promotion: needed(fields({ type: needed(oneOf('coupon')), coupon: needed(text) })),
      code: text,
      active: flag,
      expires_at: read.integer,
      max_redemptions: atLeast(1),
      restrictions: fields({ first_time_transaction: flag, minimum_amount: atLeast(1), minimum_amount_currency: text }),
      metadata,
    }),
    ({ store, timeOf }, { promotion, restrictions, ...params }) => {
      const { coupon } = promotion
      store.named('coupon', coupon, 'promotion[coupon]')
      const code = params.code ?? newId('', 8).slice(1).toUpperCase()
      if (store.all('promotion_code', { active: true }).some((other) => sameCode(other.code, code)))
        throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, 'code')
      const promotionCode: PromotionCode = {
        id: newId('promo'),
        object: 'promotion_code',
        active: params.active ?? true,
        code,
        created: timeOf(null),
        customer: null,
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
    ({ store }, { code, coupon, active, created, ...page }) => {
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
