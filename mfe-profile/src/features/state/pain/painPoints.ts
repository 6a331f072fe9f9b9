import type { PastCheckIn } from '@kinora/contracts'
import { addDays, mondayOf } from '@kinora/i18n'

export const PAIN_RANGES = ['weeks', 'months', 'year'] as const
export type PainRange = (typeof PAIN_RANGES)[number]

/** A point of the chart: a day, or a week from its Monday. `low` and `high` are the least and the most of its days. */
export type PainPoint = { day: string; value: number; low: number; high: number; days: number }

/** What a chart covers. `from` and `to` are its first and last point; points are `step` days apart. */
export type PainSpan = { from: string; to: string; step: 1 | 7 }

const WEEKS: Record<PainRange, number> = { weeks: 4, months: 13, year: 52 }

export function spanOf(range: PainRange, today: string): PainSpan {
  const back = WEEKS[range]
  return range === 'weeks'
    ? { from: addDays(today, 1 - back * 7), to: today, step: 1 }
    : { from: addDays(mondayOf(today), (1 - back) * 7), to: mondayOf(today), step: 7 }
}

/**
 * The strongest pain of each day, on the scale from 0 to 10, or the average of these for each week. Days and weeks
 * without an answer have no point.
 */
export function painPoints(checkIns: PastCheckIn[], step: 1 | 7): PainPoint[] {
  const strongest = new Map<string, number>()
  for (const { day, painBefore, painAfter } of checkIns) {
    const answers = [painBefore, painAfter, strongest.get(day)].filter((pain) => typeof pain === 'number')
    if (answers.length > 0) strongest.set(day, Math.max(...answers))
  }
  const groups = new Map<string, number[]>()
  for (const [day, pain] of strongest) {
    const group = step === 1 ? day : mondayOf(day)
    groups.set(group, [...(groups.get(group) ?? []), pain])
  }
  return [...groups]
    .map(([day, pains]) => ({
      day,
      value: pains.reduce((sum, pain) => sum + pain, 0) / pains.length,
      low: Math.min(...pains),
      high: Math.max(...pains),
      days: pains.length,
    }))
    .sort((one, other) => one.day.localeCompare(other.day))
}
