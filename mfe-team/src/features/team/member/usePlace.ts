import type { TeamPlace } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useTeamGetPlaceQuery } from '../teamApi.ts'

/** The member in the list, and who stands beside them; undefined until it is known, and of nobody in the team. */
export function usePlace(id: number): TeamPlace | undefined {
  const { session, role } = useSession()
  return useTeamGetPlaceQuery(id, { skip: session === null || role !== 'specialist' }).currentData
}
