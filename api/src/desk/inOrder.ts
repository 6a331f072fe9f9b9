import type { Signal, TeamSort } from '@kinora/contracts'
import type { MemberFacts } from './factQueries.ts'

export type FoundMember = MemberFacts & { signals: Signal[] }

/** Signals of the same member are in this order, too. */
const KINDS: Signal['kind'][] = ['pain', 'silent', 'missedDays']

/** Members by name, in another order; those who are equal by it stay by name. */
export function inOrder(members: FoundMember[], sort: TeamSort): FoundMember[] {
  if (sort === 'name') return members
  if (sort === 'lastDone')
    return members.toSorted((one, other) => compare(other.lastDoneAt ?? '', one.lastDoneAt ?? ''))
  const placed = members.map((member) => ({ member, place: placeOf(member) }))
  placed.sort((one, other) => compareAll(one.place, other.place))
  return placed.map(({ member }) => member)
}

/** Whoever is put off comes last, whoever has no signal before; then the kind, how many, and how much. */
function placeOf({ signals, snoozedUntil }: FoundMember): number[] {
  const [first] = signals
  const kind = first ? KINDS.indexOf(first.kind) : KINDS.length
  return [snoozedUntil === null ? 0 : 1, kind, -signals.length, -(first ? numberOf(first) : 0)]
}

const numberOf = (signal: Signal) => (signal.kind === 'pain' ? signal.pain : signal.days)

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function compareAll(one: number[], other: number[]): number {
  const differing = one.findIndex((value, index) => value !== other[index])
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0)
}
