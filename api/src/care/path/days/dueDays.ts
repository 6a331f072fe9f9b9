import { addDays, daysBetween, mondayOf, weekdayOf } from '../../../platform/index.ts'
import { type AskedItem, askedDays, isAskedOn } from './askedDays.ts'

/** Every dose is due again within this many days. */
const HORIZON_DAYS = 14
/** Days between two trainings of a program that is asked for once or twice a week, if the week allows it. */
const REST_DAYS = 3

/** A program, days with a training of it in ascending order, and the days on which the path asks for nothing. */
export type DueItem = AskedItem & { doneDays: readonly string[]; isPaused: (day: string) => boolean }

/**
 * Whether the plan has a program on `day`; what was done on that day itself makes no difference. With `daysPerWeek` it
 * has it while fewer days of the week (from Monday) were trained than asked for until then: what was not done stays due.
 * It waits a little after the last training, unless every day left of the week is needed. `doneDays` are at least those
 * of the week, and the last one before.
 */
export function isDueOn(item: DueItem, day: string): boolean {
  const { dose, doneDays, isPaused } = item
  if (!dose || isPaused(day) || (dose.until !== null && day > dose.until)) return false
  if (dose.weekdays) return isAskedOn(item, day)
  if (dose.daysPerWeek === null) return false

  const asked = askedDays(item, mondayOf(day), day, isPaused)
  if (asked <= doneBefore(item, day)) return false
  const last = doneDays.findLast((done) => done < day)
  const rest = Math.min(REST_DAYS, Math.floor(7 / dose.daysPerWeek))
  return last === undefined || daysBetween(last, day) >= rest || isNeededOn(item, day)
}

/**
 * Whether a day without the program cannot be made up for: one of its weekdays, or, with `daysPerWeek`, a day on which
 * every day left of the week is needed. Only such a day can be missed.
 */
export function isNeededOn(item: DueItem, day: string): boolean {
  const { dose, isPaused } = item
  if (!dose || isPaused(day) || (dose.until !== null && day > dose.until)) return false
  if (dose.weekdays) return isAskedOn(item, day)
  // A whole week asks for no more: most days need not be looked at one by one.
  const left = daysLeft(day)
  if ((dose.daysPerWeek ?? 0) < left) return false
  const needed = left + doneBefore(item, day)
  const monday = mondayOf(day)
  return askedDays(item, monday, addDays(monday, 6), isPaused) >= needed
}

/** On how many days of the week before this one it was done. */
function doneBefore({ doneDays }: DueItem, day: string): number {
  const monday = mondayOf(day)
  return doneDays.filter((done) => done >= monday && done < day).length
}

/** Of the week, with this one. */
const daysLeft = (day: string) => 8 - weekdayOf(day)

/** The first day after `day` on which the program is due if it is not done before; null if there is none. */
export function nextDueDay(item: DueItem, day: string): string | null {
  for (let ahead = 1; ahead <= HORIZON_DAYS; ahead++) {
    const later = addDays(day, ahead)
    if (isDueOn(item, later)) return later
  }
  return null
}
