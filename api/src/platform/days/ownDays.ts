const QUARTER_MS = 15 * 60_000

/** By canonical name. Clients may spell a name in millions of ways: upper and lower case are the same. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** How many time zones have a format in memory. */
export const knownTimeZones = (): number => formats.size

/** The Swedish date format is ISO 8601. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, format)
  return format
}

/**
 * The canonical name of an IANA time zone: `Europe/Warsaw` for `europe/warsaw`. Undefined for other texts. Offsets are
 * not accepted: they have no daylight saving time.
 */
export function canonicalTimeZone(text: string): string | undefined {
  if (!/^[A-Za-z]/.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The day in a time zone, by its canonical name, such as 2026-11-21. `now` in milliseconds. */
export const dayIn = (timeZone: string, now = Date.now()): string => formatIn(timeZone).format(now)

/** When the next day begins there, also when clocks change that night, which they do on quarters of an hour. */
export function nextDayIn(timeZone: string, now = Date.now()): Date {
  const today = dayIn(timeZone, now)
  let at = Math.ceil(now / QUARTER_MS) * QUARTER_MS
  while (dayIn(timeZone, at) === today) at += QUARTER_MS
  return new Date(at)
}
