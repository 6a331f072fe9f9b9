/** Arithmetic of days without a time zone, written as `2026-11-21`. */

const DAY_MS = 86_400_000
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The day so many days later; `count` may be negative. */
export const addDays = (day: string, count: number): string =>
  new Date(startOf(day) + count * DAY_MS).toISOString().slice(0, 10)

/** How many days `to` lies after `from`. */
export const daysBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / DAY_MS

/** ISO 8601: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(startOf(day)).getUTCDay() || 7

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))
