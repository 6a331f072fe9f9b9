import type { Signal } from '@kinora/contracts'
import { PAIN_TREND_DAYS } from '@kinora/limits'
import { addDays, daysBetween } from '../platform/index.ts'
import { isNeededOn, spreadOf } from '../care/index.ts'
import type { MemberFacts } from './factQueries.ts'

/** What reaches the specialist's rules, as facts: first changes of pain, then silence, then missed days. */
export function signalsOf(facts: MemberFacts): Signal[] {
  const { rules, painDay, pain, median, lastSign, lastDay } = facts
  const signals: Signal[] = []
  if (painDay !== null && pain !== null && median !== null) {
    const isRising = rules.painRise !== null && pain - median >= rules.painRise
    if (isRising || (rules.painHigh !== null && pain >= rules.painHigh))
      signals.push({ kind: 'pain', pain, median, day: painDay })
  }
  const silent = silentDays(facts)
  if (rules.silentDays !== null && silent >= rules.silentDays)
    signals.push({ kind: 'silent', days: silent, since: lastSign })
  const missed = missedDays(facts)
  if (rules.missedDays !== null && missed >= rules.missedDays)
    signals.push({ kind: 'missedDays', days: missed, since: lastDay })
  return signals
}

/** Gentle days and pauses are no silence: it begins after them. */
function silentDays({ day, lastSign, states }: MemberFacts): number {
  const begins = states
    .filter(({ from }) => from <= day)
    .reduce((last, { until }) => (until > last ? until : last), lastSign)
  return Math.max(0, daysBetween(begins, day))
}

/** Planned days since the last training, until yesterday, of the last fortnight. Gentle days and pauses miss nothing. */
function missedDays({ day, lastDay, doses, states }: MemberFacts): number {
  const first = addDays(day, -PAIN_TREND_DAYS)
  const isPaused = (at: string) => states.some(({ from, until }) => from <= at && at <= until)
  const items = spreadOf(doses).map((item) => ({ ...item, removedDay: null, isPaused }))
  let missed = 0
  for (let at = lastDay !== null && lastDay >= first ? addDays(lastDay, 1) : first; at < day; at = addDays(at, 1)) {
    if (!isPaused(at) && items.some((item) => isNeededOn(item, at))) missed++
  }
  return missed
}
