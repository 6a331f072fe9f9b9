import type { Provider } from '../provider/openProvider.ts'
import { couponCalls } from './couponCalls.ts'

const COUPON = { id: 'RUCH10', name: 'RUCH10', percent_off: '10', duration: 'once' }
const CODE = { code: 'RUCH10', promotion: { type: 'coupon', coupon: COUPON.id } }

/** The one promotion code that every new sandbox has: ten percent off. */
export function seedCodes(provider: Provider): void {
  if (provider.store.get('coupon', COUPON.id)) return
  provider.store.transaction(() => {
    for (const [path, form] of [
      ['/v1/coupons', COUPON],
      ['/v1/promotion_codes', CODE],
    ] as const)
      couponCalls.find((call) => call.method === 'POST' && call.path === path)?.read(form)(provider, '')
  })
}
