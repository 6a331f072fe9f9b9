const DAY = 86_400_000
const SECOND = 1000

const warsaw = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', timeZoneName: 'longOffset' })

/** Minutes since midnight of "18:40". */
export function minuteOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Days and hours of Warsaw, counted back from `today` (a day such as 2026-11-21). */
export function calendar(today: string) {
  const midnight = Date.parse(`${today}T00:00:00Z`)
  if (Number.isNaN(midnight)) throw new Error(`"${today}" is not a day`)
  const offsets = new Map<number, number>()

  // Clocks change at night and nobody is up then, so the offset of noon holds for the whole day.
  function offsetOf(daysAgo: number) {
    const cached = offsets.get(daysAgo)
    if (cached !== undefined) return cached
    const offset = offsetAt(midnight - daysAgo * DAY + DAY / 2)
    offsets.set(daysAgo, offset)
    return offset
  }

  return {
    /** The instant, ISO 8601 in UTC, in whole seconds; days ahead are negative. */
    at: (daysAgo: number, minute: number) =>
      new Date(midnight - daysAgo * DAY + Math.round(minute * 60) * SECOND - offsetOf(daysAgo)).toISOString(),
    day: (daysAgo: number) => new Date(midnight - daysAgo * DAY).toISOString().slice(0, 10),
  }
}

export type Calendar = ReturnType<typeof calendar>

function offsetAt(instant: number) {
  const name = warsaw.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return minuteOf(name.replace('GMT+', '')) * 60 * SECOND
}
