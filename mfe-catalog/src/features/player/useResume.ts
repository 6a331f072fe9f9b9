import type { ProgramDetail, Video } from '@kinora/contracts'
import { FILM_BEGUN_AFTER_SECONDS, FILM_THROUGH_AT } from '@kinora/limits'
import { useSession } from '@kinora/session'
import { useCatalogPositionQuery } from './positionApi.ts'

/** The second of the film to come back to; 0 for visitors, for whoever has only looked in, and for whoever is through. */
export function useResume({ id }: ProgramDetail, { duration }: Video): number {
  const { session } = useSession()
  const { currentData: at } = useCatalogPositionQuery(id, { skip: !session, refetchOnMountOrArgChange: true })
  const isWorthIt = at && at >= FILM_BEGUN_AFTER_SECONDS && at <= duration * FILM_THROUGH_AT
  return isWorthIt ? at : 0
}
