import type { Locale } from '@kinora/i18n'

/** `8:40` */
export const formatTimeOfDay = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** `dzisiaj`, `jutro`, and otherwise `23 listopada`. */
export function formatDay(at: Date, locale: Locale, now = new Date()): string {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (at.toDateString() === now.toDateString()) return relative.format(0, 'day')
  if (at.toDateString() === tomorrow.toDateString()) return relative.format(1, 'day')
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(at)
}
