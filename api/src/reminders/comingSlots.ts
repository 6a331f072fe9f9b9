import { instantIn, localTimeIn } from '../days/index.ts'

type Slot = { weekday: number; minutes: number }

const DAY_MS = 24 * 60 * 60_000

/** When the slots of the next `days` days begin, the earliest first; today's too if it has passed. `now` in milliseconds. */
export function comingSlots(slots: Slot[], timeZone: string, days: number, now = Date.now()): Date[] {
  const today = localTimeIn(timeZone, now)
  const midnight = Date.parse(today.day)
  return Array.from({ length: days }, (_, ahead) => {
    const day = new Date(midnight + ahead * DAY_MS).toISOString().slice(0, 10)
    const weekday = ((today.weekday - 1 + ahead) % 7) + 1
    return slots
      .filter((slot) => slot.weekday === weekday)
      .map(({ minutes }) => instantIn(timeZone, day, minutes))
      .sort((one, other) => one.getTime() - other.getTime())
  }).flat()
}
