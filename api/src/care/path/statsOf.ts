import type { Dose, MemberStats, StatsWeek } from '@kinora/contracts'
import { STATS_WEEKS } from '@kinora/limits'
import { addDays, mondayOf } from '../../platform/index.ts'
import { askedDays, isAskedOn, spreadOf } from './days/askedDays.ts'

/** Days of the weekly average (docs/contract.md, "Decided values"). */
export const AVERAGE_DAYS = 28

/** Trainings: in total, of the last `AVERAGE_DAYS`, and of each day of the weeks; the path's programs, in order; pauses. */
export type FoundStats = {
  total: number
  recent: number
  days: { day: string; done: number }[]
  items: { dose: Dose | null; addedDay: string }[]
  pauses: { from: string; until: string }[]
}

export function statsOf({ total, recent, ...facts }: FoundStats, day: string): MemberStats {
  const weeks = Array.from({ length: STATS_WEEKS }, (_, index) =>
    weekOf(facts, addDays(mondayOf(day), 7 * (index + 1 - STATS_WEEKS))),
  )
  return { total, weekAVG: Math.round((recent / (AVERAGE_DAYS / 7)) * 10) / 10, weeks }
}

/**
 * On how many days of a week the programs asked for something that were on the path by then. Days of one's own choice can
 * be the days of others.
 */
function plannedDays(items: FoundStats['items'], monday: string): number {
  const sunday = addDays(monday, 6)
  const asked = spreadOf(items).map((item) => ({ ...item, removedDay: null }))
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead))
  const chosen = asked.filter(({ dose }) => dose?.weekdays)
  return Math.max(
    week.filter((day) => chosen.some((item) => isAskedOn(item, day))).length,
    ...asked.map((item) => (item.dose?.weekdays ? 0 : askedDays(item, monday, sunday, () => false))),
  )
}

/** A week with a pause asks for nothing: it is never `partly`. */
function weekOf({ days, items, pauses }: Pick<FoundStats, 'days' | 'items' | 'pauses'>, monday: string): StatsWeek {
  const planned = plannedDays(items, monday)
  const sunday = addDays(monday, 6)
  const trained = days.filter(({ day }) => day >= monday && day <= sunday)
  const isPaused = pauses.some(({ from, until }) => from <= sunday && until >= monday)
  const done = trained.reduce((sum, one) => sum + one.done, 0)
  const week = { monday, done, days: trained.length, planned }
  if (trained.length === 0 || planned === 0) return { ...week, state: 'rest' }
  if (trained.length >= planned) return { ...week, state: 'kept' }
  return { ...week, state: isPaused ? 'rest' : 'partly' }
}
