import { addDays, daysFrom, mondayOf } from '@kinora/i18n'

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The first day of the month that is `count` months later. */
export function addMonths(day: string, count: number): string {
  const date = new Date(firstOfMonth(day))
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 10)
}

/** The month in weeks from Monday to Sunday; null for days of the months before and after. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const first = firstOfMonth(month)
  const last = addDays(addMonths(month, 1), -1)
  const days = daysFrom(mondayOf(first), addDays(mondayOf(last), 6))
  const cells = days.map((day) => (day >= first && day <= last ? day : null))
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
