import type { ProgramDetail, Video } from '@kinora/contracts'
import { FILM_BEGUN_AFTER_SECONDS, FILM_THROUGH_AT } from '@kinora/limits'
import { useSession } from '@kinora/session'
import { useCatalogPositionQuery } from './positionApi.ts'

/** The second of the film to come back to; 0 for visitors, for whoever has only looked in, and for whoever is through. */
export function useResume({ id }: ProgramDetail, { duration }: Video): number {
  const { session } = useSession()
  const { data } = useCatalogPositionQuery(id, { skip: !session, refetchOnMountOrArgChange: true })
  const isWorthIt = session && data && data >= FILM_BEGUN_AFTER_SECONDS && data <= duration * FILM_THROUGH_AT
  return isWorthIt ? data : 0
}
