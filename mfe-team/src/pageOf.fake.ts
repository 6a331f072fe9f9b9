import type { LeftMember, TeamMember, TeamPlace } from '@kinora/contracts'
import { TEAM_SHOWS } from '@kinora/limits'

const hasReason: Partial<Record<string, (member: TeamMember) => boolean>> = {
  wrote: ({ unreadWords }) => unreadWords > 0,
  pain: ({ signals }) => signals.some(({ kind }) => kind === 'pain'),
  hard: ({ hard }) => hard !== null,
  silent: ({ signals }) => signals.some(({ kind }) => kind !== 'pain'),
  new: ({ isNew }) => isNew,
  paused: ({ pausedUntil }) => pausedUntil !== null,
}

/** A page of the work list, as the API counts it. */
export function pageOf(members: TeamMember[], search: string, show: string, left: LeftMember[] = []) {
  const found = members.filter(({ firstName }) => firstName.toLowerCase().includes(search.toLowerCase()))
  const isOf = (name: string) => hasReason[name] ?? (({ group }: TeamMember) => name === 'all' || name === group)
  const data = found.filter(isOf(show))
  const counts = Object.fromEntries(TEAM_SHOWS.map((name) => [name, found.filter(isOf(name)).length]))
  const groups = Object.fromEntries(
    ['today', 'week', 'plan', 'snoozed'].map((name) => [name, data.filter(isOf(name)).length]),
  )
  const pagination = { page: 1, pageSize: 20, pageCount: 1, total: data.length }
  return { data, meta: { pagination, counts, groups, left } }
}

/** A member in the work list, with who stands beside them. */
export function placeOf(members: TeamMember[], id: number): TeamPlace | undefined {
  const at = members.findIndex((member) => member.id === id)
  const [previous = null, member, next = null] = [members[at - 1], members[at], members[at + 1]]
  return member && { member, place: at + 1, total: members.length, previous, next }
}
