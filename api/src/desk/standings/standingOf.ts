import type { Signal, TeamGroup } from '@kinora/contracts'
import { TEAM_SHOWS } from '@kinora/limits'
import { isShown, type ListedMember } from '../workList.ts'

const GROUPS: TeamGroup[] = ['today', 'week', 'plan', 'snoozed']
/** Signals of the same member are in this order, too. */
const KINDS: Signal['kind'][] = ['pain', 'silent', 'missedDays']

/** What a specialist's list is made of: see `standingTables.ts`. */
export type Standing = { memberId: number; shows: string[]; need: number[]; lastDoneAt: string | null }

export function standingOf(member: ListedMember): Standing {
  const shows = TEAM_SHOWS.filter((show) => show !== 'all' && isShown(member, show))
  return { memberId: member.id, shows, need: needOf(member), lastDoneAt: member.lastDoneAt }
}

/** By group, then who wrote, who is new, the first reason to look, how many reasons, and how much. */
export function needOf(member: ListedMember): number[] {
  const { group, hasWritten, isNew, signals, hard } = member
  const [first] = signals
  const reasons = signals.length + (hard ? 1 : 0)
  return [
    GROUPS.indexOf(group),
    hasWritten ? 0 : 1,
    isNew ? 0 : 1,
    reasonOf(member),
    -reasons,
    -(first ? numberOf(first) : 0),
  ]
}

/** Pain, a training that was too hard, silence, missed days, a pause, nothing. */
function reasonOf({ signals: [first], hard, pausedUntil }: ListedMember): number {
  if (first?.kind === 'pain') return 0
  if (hard) return 1
  if (first) return 1 + KINDS.indexOf(first.kind)
  return pausedUntil === null ? KINDS.length + 2 : KINDS.length + 1
}

const numberOf = (signal: Signal) => (signal.kind === 'pain' ? signal.pain : signal.days)
