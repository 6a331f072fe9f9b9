const QUARTER_MS = 15 * 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** The Swedish date format is ISO 8601. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, format)
  return format
}

/** Whether it is the IANA name of a time zone. Offsets are not accepted: they have no daylight saving time. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    formatIn(text)
    return true
  } catch {
    return false
  }
}

/** The day there, such as 2026-11-21. `now` in milliseconds. */
export const dayIn = (timeZone: string, now = Date.now()): string => formatIn(timeZone).format(now)

/** When the next day begins there, also when clocks change that night, which they do on quarters of an hour. */
export function nextDayIn(timeZone: string, now = Date.now()): Date {
  const today = dayIn(timeZone, now)
  let at = Math.ceil(now / QUARTER_MS) * QUARTER_MS
  while (dayIn(timeZone, at) === today) at += QUARTER_MS
  return new Date(at)
}
