import type { Signal, TeamGroup, TeamSort } from '@kinora/contracts'
import type { ListedMember } from './workList.ts'

const GROUPS: TeamGroup[] = ['today', 'week', 'plan', 'snoozed']
/** Signals of the same member are in this order, too. */
const KINDS: Signal['kind'][] = ['pain', 'silent', 'missedDays']

/** Members by name, in another order; those who are equal by it stay by name. */
export function inOrder(members: ListedMember[], sort: TeamSort): ListedMember[] {
  if (sort === 'name') return members
  if (sort === 'lastDone')
    return members.toSorted((one, other) => compare(other.lastDoneAt ?? '', one.lastDoneAt ?? ''))
  const placed = members.map((member) => ({ member, place: placeOf(member) }))
  placed.sort((one, other) => compareAll(one.place, other.place))
  return placed.map(({ member }) => member)
}

/** By group, then who wrote, who is new, the first reason to look, how many reasons, and how much. */
function placeOf(member: ListedMember): number[] {
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

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function compareAll(one: number[], other: number[]): number {
  const differing = one.findIndex((value, index) => value !== other[index])
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0)
}
