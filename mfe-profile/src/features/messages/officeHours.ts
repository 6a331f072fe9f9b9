import type { OfficeHours } from '@kinora/contracts'
import type { Locale } from '@kinora/i18n'

/** 2024-01-01 was a Monday. */
const weekdayName = (weekday: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, weekday)))
const clock = (time: string) => time.replace(/^0/, '')

/** `poniedziałek–piątek 9:00–15:00`: neighbouring days with the same hours are one span. */
export function officeHoursInWords(hours: OfficeHours, locale: Locale): string {
  const spans: { first: number; last: number; from: string; to: string }[] = []
  for (const { weekday, from, to } of [...hours].sort((one, other) => one.weekday - other.weekday)) {
    const last = spans.at(-1)
    if (last && last.last === weekday - 1 && last.from === from && last.to === to) last.last = weekday
    else spans.push({ first: weekday, last: weekday, from, to })
  }
  return spans
    .map(({ first, last, from, to }) => {
      const days = [...new Set([first, last])].map((weekday) => weekdayName(weekday, locale)).join('–')
      return `${days} ${clock(from)}–${clock(to)}`
    })
    .join(', ')
}
