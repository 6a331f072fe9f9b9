import type { Dose, TeamMember } from '@kinora/contracts'
import { addDays } from '../platform/index.ts'
import { type AskedItem, askedDays, isAskedOn, spreadOf } from '../care/index.ts'
import type { MemberFacts } from './factQueries.ts'

/** Days of the period, today included. */
export const WEEK_DAYS = 7

/**
 * What the path asked of a program from a day on, until before `untilDay` (null: until now), and on which days of the
 * period it was done.
 */
export type WeekItem = {
  dose: Dose | null
  addedDay: string
  fromDay: string
  untilDay: string | null
  doneDays: string[]
}

/**
 * On how many days programs were done, of those on which the path asked for them. Of days that the member may choose, any
 * counts; no program makes up for another. Pauses and gentle days ask for nothing, and today only once it is done.
 */
export function weekOf(items: WeekItem[], { day, states }: Pick<MemberFacts, 'day' | 'states'>): TeamMember['week'] {
  const isOff = (at: string) => states.some(({ from, until }) => from <= at && at <= until)
  const begins = addDays(day, 1 - WEEK_DAYS)
  const week = { done: 0, asked: 0 }
  for (const item of withWeekdays(items)) {
    const from = item.fromDay > begins ? item.fromDay : begins
    const until = item.untilDay === null ? day : addDays(item.untilDay, -1)
    const doneDays = item.doneDays.filter((done) => from <= done && done <= until)
    const isFree = !item.dose?.weekdays
    const fit = isFree ? doneDays : doneDays.filter((done) => isAskedOn(item, done) && !isOff(done))
    const all = askedDays(item, from, until, isOff)
    const isOver = until < day || doneDays.includes(day) || (isFree && fit.length >= all)
    const asked = isOver ? all : askedDays(item, from, addDays(day, -1), isOff)
    week.asked += asked
    week.done += Math.min(asked, fit.length)
  }
  return week
}

/** The programs of today's path share the week; a dose of before is spread by itself. */
function withWeekdays(items: WeekItem[]): (WeekItem & AskedItem)[] {
  const known = items.map((item) => ({ ...item, removedDay: null }))
  return [
    ...spreadOf(known.filter(({ untilDay }) => untilDay === null)),
    ...known.filter(({ untilDay }) => untilDay !== null),
  ]
}
