import type { Price } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'

const SMALLEST_UNITS = 100

/** A price in the locale's format; whole sums without decimals: `49 zł`, `33,25 zł`. */
export function formatPrice({ amount, currency }: Price, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  return format.format(amount / SMALLEST_UNITS)
}
