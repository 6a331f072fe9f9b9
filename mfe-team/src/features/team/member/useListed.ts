import type { TeamMember } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useTeamListMembersQuery } from '../teamApi.ts'

/** The first page of the list, and where on it the member is; -1 further on, and until it is known. */
export function useListed(id: number): { members: TeamMember[]; total: number; at: number } {
  const { session, role } = useSession()
  const skip = session === null || role !== 'specialist'
  const { currentData: team } = useTeamListMembersQuery({ search: '', show: 'all', page: 1 }, { skip })
  const members = team?.data ?? []
  return { members, total: team?.meta.pagination.total ?? 0, at: members.findIndex((member) => member.id === id) }
}
