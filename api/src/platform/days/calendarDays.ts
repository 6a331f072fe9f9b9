/** Arithmetic of days without a time zone, written as `2026-11-21`. */

const DAY_MS = 86_400_000

/** Ten years: a work list asks about the same weeks a hundred thousand times. */
const KEPT_MAX = 3_650
const numbers = new Map<string, number>()
const days = new Map<number, string>()

/** Days since 1970-01-01, a Thursday. */
function numberOf(day: string): number {
  const kept = numbers.get(day)
  if (kept !== undefined) return kept
  const number = Date.parse(`${day}T00:00:00Z`) / DAY_MS
  keep(numbers, day, number)
  return number
}

function dayOf(number: number): string {
  const kept = days.get(number)
  if (kept !== undefined) return kept
  const day = new Date(number * DAY_MS).toISOString().slice(0, 10)
  keep(days, number, day)
  return day
}

function keep<Key, Value>(known: Map<Key, Value>, key: Key, value: Value) {
  if (known.size >= KEPT_MAX) known.clear()
  known.set(key, value)
}

/** The day so many days later; `count` may be negative. */
export const addDays = (day: string, count: number): string => dayOf(numberOf(day) + count)

/** How many days `to` lies after `from`. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from)

/** ISO 8601: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => ((((numberOf(day) + 3) % 7) + 7) % 7) + 1

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))
