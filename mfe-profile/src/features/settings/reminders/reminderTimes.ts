import type { RemindersChange } from '@kinora/contracts'

type Slots = RemindersChange['slots']

/** One time of day on several weekdays. `key` stays while the rest changes; the time is empty until it is given. */
export type ReminderTime = { key: number; time: string; weekdays: number[] }

/** Slots of the same time belong together, the earliest first. */
export function timesOf(slots: Slots): ReminderTime[] {
  const times = [...new Set(slots.map(({ time }) => time))].sort()
  return times.map((time, key) => ({
    key,
    time,
    weekdays: slots.filter((slot) => slot.time === time).map(({ weekday }) => weekday),
  }))
}

/** Each weekday and time once, in the order of the week. */
export function slotsOf(times: ReminderTime[]): Slots {
  const all = times.flatMap(({ time, weekdays }) => weekdays.map((weekday) => ({ weekday, time })))
  const orderOf = ({ weekday, time }: Slots[number]) => `${weekday} ${time}`
  const sorted = all.sort((one, other) => orderOf(one).localeCompare(orderOf(other)))
  return sorted.filter((slot, index) => index === 0 || orderOf(slot) !== orderOf(sorted[index - 1]!))
}
