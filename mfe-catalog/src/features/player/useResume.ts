import type { ProgramDetail, Video } from '@kinora/contracts'
import { FILM_STARTED_AFTER_SECONDS, FILM_COMPLETED_RATIO } from '@kinora/limits'
import { useSession } from '@kinora/session'
import { reserveSpace } from '@kinora/ui'
import { useCatalogPositionQuery } from './positionApi.ts'

/**
 * The second at which to resume the film; 0 for visitors, near its beginning and near its end. `isKnown`: the API has
 * answered, or failed to.
 */
export function useResume({ id }: ProgramDetail, { duration }: Video): { resumeAt: number; isKnown: boolean } {
  const { status, session } = useSession()
  const {
    currentData: at,
    isError,
    isFetching,
  } = useCatalogPositionQuery(id, { skip: !session, refetchOnMountOrArgChange: true })
  const isWorthIt = at && at >= FILM_STARTED_AFTER_SECONDS && at <= duration * FILM_COMPLETED_RATIO
  const isKnown = session ? !isFetching && (at !== undefined || isError) : status === 'unauthenticated'
  return { resumeAt: isWorthIt ? at : 0, isKnown }
}

/** Reserves the space of the button that plays a film from its beginning, on the page of one that was begun. */
export const reserveResume = (pathname: string, hasBegun: boolean): void =>
  reserveSpace(`resume@${pathname}`, hasBegun ? undefined : 0)
