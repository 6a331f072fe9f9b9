import { daysBetween, formatDay, type Locale } from '@kinora/i18n'

/** `Piątek, 20 listopada` */
export function wholeDay(day: string, locale: Locale): string {
  const [first = '', ...others] = formatDay(day, locale, 'weekdayAndDay')
  return first.toLocaleUpperCase(locale) + others.join('')
}

/** A day as seen from today: `jutro`, `wczoraj`, within a week `poniedziałek`, otherwise `3 grudnia`. */
export function dayFromToday(day: string, today: string, locale: Locale): string {
  const distance = daysBetween(today, day)
  if (Math.abs(distance) <= 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day')
  return formatDay(day, locale, Math.abs(distance) < 7 ? 'weekday' : 'long')
}
