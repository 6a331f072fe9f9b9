import type { Dose, MemberStats, StatsWeek } from '@kinora/contracts'
import { STATS_WEEKS } from '@kinora/limits'
import { addDays, mondayOf } from '../days/index.ts'

/** Days of the weekly average (docs/contract.md, "Decided values"). */
export const AVERAGE_DAYS = 28

/** Trainings: in total, of the last `AVERAGE_DAYS`, and of each day of the weeks; the path's doses; pauses. */
export type FoundStats = {
  total: number
  recent: number
  days: { day: string; done: number }[]
  doses: Dose[]
  pauses: { from: string; until: string }[]
}

export function statsOf({ total, recent, ...found }: FoundStats, day: string): MemberStats {
  const planned = plannedDays(found.doses, day)
  const weeks = Array.from({ length: STATS_WEEKS }, (_, index) =>
    weekOf(found, addDays(mondayOf(day), 7 * (index + 1 - STATS_WEEKS)), planned),
  )
  return { total, weekAVG: Math.round((recent / (AVERAGE_DAYS / 7)) * 10) / 10, weeks }
}

/** On how many days a week these doses ask for something. Days of one's own choice can be the days of others. */
function plannedDays(doses: Dose[], day: string): number {
  const running = doses.filter(({ until }) => until === null || until >= day)
  const weekdays = new Set(running.flatMap(({ weekdays }) => weekdays ?? []))
  const free = running.map(({ weekdays, daysPerWeek }) => (weekdays ? 0 : (daysPerWeek ?? 0)))
  return Math.max(weekdays.size, ...free)
}

/** A week with a pause asks for nothing: it is never `partly`. */
function weekOf({ days, pauses }: Pick<FoundStats, 'days' | 'pauses'>, monday: string, planned: number): StatsWeek {
  const sunday = addDays(monday, 6)
  const trained = days.filter(({ day }) => day >= monday && day <= sunday)
  const isPaused = pauses.some(({ from, until }) => from <= sunday && until >= monday)
  const done = trained.reduce((sum, one) => sum + one.done, 0)
  const week = { monday, done, days: trained.length, planned }
  if (trained.length === 0 || planned === 0) return { ...week, state: 'rest' }
  if (trained.length >= planned) return { ...week, state: 'kept' }
  return { ...week, state: isPaused ? 'rest' : 'partly' }
}
