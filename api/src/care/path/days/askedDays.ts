import type { Dose } from '@kinora/contracts'
import { spreadWeek } from '@kinora/limits'
import { addDays, daysBetween, weekdayOf } from '../../../platform/index.ts'

/**
 * A program of a path as it asks for trainings; days are those of its member. `weekdays` are those that `spreadOf` gave
 * it beside the other programs; without them it is spread as if it were alone.
 */
export type AskedItem = {
  dose: Dose | null
  addedDay: string
  removedDay: string | null
  weekdays?: readonly number[]
}

/** The programs of a path, in its order, with the weekdays on which each is asked for (docs/contract.md, "The plan"). */
export function spreadOf<Item extends Pick<AskedItem, 'dose' | 'addedDay'>>(
  items: readonly Item[],
): (Item & { weekdays: readonly number[] })[] {
  const weekdays = spreadWeek(items.map(({ dose, addedDay }) => ({ dose, addedOn: weekdayOf(addedDay) })))
  return items.map((item, index) => ({ ...item, weekdays: weekdays[index] ?? [] }))
}

/** Whether the path asked for the program on `day`, whatever was done before. */
export function isAskedOn(item: AskedItem, day: string): boolean {
  const { dose, addedDay, removedDay } = item
  if (!dose || day < addedDay || (removedDay !== null && day > removedDay)) return false
  if (dose.until !== null && day > dose.until) return false
  return weekdaysOf(item).includes(weekdayOf(day))
}

/**
 * On how many days of `from` to `until`, both included, the path asked for the program. `isPaused`: days on which it
 * asked for nothing.
 */
export function askedDays(item: AskedItem, from: string, until: string, isPaused: (day: string) => boolean): number {
  const { dose, addedDay, removedDay } = item
  if (!dose) return 0
  const first = addedDay > from ? addedDay : from
  const last = [removedDay, dose.until].reduce<string>((end, day) => (day !== null && day < end ? day : end), until)
  const [begins, length] = [weekdayOf(first), daysBetween(first, last)]
  let count = 0
  for (const weekday of weekdaysOf(item))
    for (let ahead = (weekday - begins + 7) % 7; ahead <= length; ahead += 7)
      if (!isPaused(addDays(first, ahead))) count++
  return count
}

const weekdaysOf = (item: AskedItem): readonly number[] => item.weekdays ?? spreadOf([item])[0]?.weekdays ?? []
