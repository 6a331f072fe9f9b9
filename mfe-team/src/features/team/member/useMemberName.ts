import { useSession } from '@kinora/session'
import { useTeamGetMemberQuery } from '../teamApi.ts'

/** A member's full name, for the title of a page; undefined until it is known. */
export function useMemberName(id: number): string | undefined {
  const { session, role } = useSession()
  const { currentData: member } = useTeamGetMemberQuery(id, { skip: !session || role !== 'specialist' })
  return member && `${member.firstName} ${member.lastName}`
}
