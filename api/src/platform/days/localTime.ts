const MINUTE_MS = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** The Swedish format is ISO 8601: `2026-11-23 07:30`. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

/** The local time, read as if it were UTC, in milliseconds. */
const wallClock = (timeZone: string, at: number): number =>
  Date.parse(`${formatIn(timeZone).format(at).replace(' ', 'T')}Z`)

/** `weekday` is ISO (Monday 1), `minutes` since midnight by the clock. */
export type LocalTime = { day: string; weekday: number; minutes: number }

/** The time in a zone, by its canonical name. `now` in milliseconds. */
export function localTimeIn(timeZone: string, now = Date.now()): LocalTime {
  const local = new Date(wallClock(timeZone, now))
  return {
    day: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay() || 7,
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  }
}

/**
 * When a clock in the zone shows `minutes` after midnight on that day. A time that is skipped when clocks go forward is
 * an hour later; of one that comes twice it is the first.
 */
export function instantIn(timeZone: string, day: string, minutes: number): Date {
  const wallTime = Date.parse(day) + minutes * MINUTE_MS
  const before = wallTime - 24 * 60 * MINUTE_MS
  // The offset of the day before holds until the clocks change, so it finds the first of two.
  const early = wallTime - (wallClock(timeZone, before) - before)
  if (wallClock(timeZone, early) === wallTime) return new Date(early)
  const late = wallTime - (wallClock(timeZone, early) - early)
  return new Date(wallClock(timeZone, late) === wallTime ? late : early)
}
