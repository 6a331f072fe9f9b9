import type { Dose } from '@kinora/contracts'
import { addDays, daysBetween, mondayOf, weekdayOf } from '../days/index.ts'

/** Every dose is due again within this many days. */
const HORIZON_DAYS = 14

/**
 * Whether a path asks for a program on `day`; what was done on that day itself makes no difference. With `daysPerWeek`
 * it is due while the week (from Monday) has fewer days with it, if the last one is far enough back to spread them, or
 * if every day left is needed.
 * @param doneDays days with a training of it in ascending order: at least those of the week, and the last one before
 */
export function isDueOn(dose: Dose | null, day: string, doneDays: readonly string[]): boolean {
  if (!dose || (dose.until !== null && day > dose.until)) return false
  if (dose.weekdays) return dose.weekdays.includes(weekdayOf(day))
  if (dose.daysPerWeek === null) return false

  const before = doneDays.filter((done) => done < day)
  const open = openDays(dose.daysPerWeek, day, before)
  if (open <= 0) return false
  const last = before.at(-1)
  return open >= daysLeft(day) || last === undefined || daysBetween(last, day) >= Math.floor(7 / dose.daysPerWeek)
}

/**
 * Whether a day without the program cannot be made up for: one of its weekdays, or, with `daysPerWeek`, a day on which
 * every day left of the week is needed. Only such a day can be missed.
 */
export function isNeededOn(dose: Dose | null, day: string, doneDays: readonly string[]): boolean {
  if (!dose || (dose.until !== null && day > dose.until)) return false
  if (dose.weekdays) return dose.weekdays.includes(weekdayOf(day))
  return dose.daysPerWeek !== null && openDays(dose.daysPerWeek, day, doneDays) >= daysLeft(day)
}

/** How many days of the week still need the program. */
function openDays(daysPerWeek: number, day: string, doneDays: readonly string[]): number {
  if (doneDays.length === 0) return daysPerWeek
  const monday = mondayOf(day)
  return daysPerWeek - doneDays.filter((done) => done >= monday && done < day).length
}

/** Of the week, with this one. */
const daysLeft = (day: string) => 8 - weekdayOf(day)

/** The first day after `day` on which the program is due if it is not done before; null if there is none. */
export function nextDueDay(dose: Dose | null, day: string, doneDays: readonly string[]): string | null {
  for (let ahead = 1; ahead <= HORIZON_DAYS; ahead++) {
    const later = addDays(day, ahead)
    if (isDueOn(dose, later, doneDays)) return later
  }
  return null
}
