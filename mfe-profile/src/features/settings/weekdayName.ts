import type { Locale } from '@kinora/limits'

/** The name of an ISO weekday, 1 for Monday: `poniedziałek`. */
export function weekdayName(weekday: number, locale: Locale): string {
  const monday = Date.UTC(2024, 0, 1)
  const day = new Date(monday + (weekday - 1) * 86_400_000)
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
