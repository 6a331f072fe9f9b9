import type { Signal, TeamGroup, TeamShow } from '@kinora/contracts'
import { NEW_MEMBER_DAYS } from '@kinora/limits'
import { daysBetween } from '../platform/index.ts'
import type { MemberFacts } from './factQueries.ts'
import { signalsOf } from './signalsOf.ts'

/** Where a member stands in their specialist's work list, and why. */
export type ListedMember = MemberFacts & {
  signals: Signal[]
  isNew: boolean
  pausedUntil: string | null
  group: TeamGroup
}

export function listed(facts: MemberFacts): ListedMember {
  const { day, joinedDay, hasPath, states } = facts
  const member = {
    ...facts,
    signals: signalsOf(facts),
    isNew: !hasPath || daysBetween(joinedDay, day) < NEW_MEMBER_DAYS,
    pausedUntil:
      states.find(({ mode, from, until }) => mode === 'paused' && from <= day && day <= until)?.until ?? null,
  }
  return { ...member, group: groupOf(member) }
}

type Reasons = Omit<ListedMember, 'group'>

/** Whoever wrote is never put off: their words would be out of sight. */
function groupOf(member: Reasons): TeamGroup {
  if (member.hasWritten) return 'today'
  if (member.snoozedUntil !== null) return 'snoozed'
  if (member.isNew || IS.pain(member) || IS.hard(member)) return 'today'
  return IS.silent(member) || IS.paused(member) ? 'week' : 'plan'
}

const has = ({ signals }: Reasons, ...kinds: Signal['kind'][]) => signals.some(({ kind }) => kinds.includes(kind))

const IS = {
  wrote: ({ hasWritten }: Reasons) => hasWritten,
  pain: (member: Reasons) => has(member, 'pain'),
  hard: ({ hard }: Reasons) => hard !== null,
  silent: (member: Reasons) => has(member, 'silent', 'missedDays'),
  new: ({ isNew }: Reasons) => isNew,
  paused: ({ pausedUntil }: Reasons) => pausedUntil !== null,
}

/** Whether a member is among those that the list is asked to show. */
export function isShown(member: ListedMember, show: TeamShow): boolean {
  if (show === 'all') return true
  return show in IS ? IS[show as keyof typeof IS](member) : member.group === show
}
