import type { Program, StartedFilm } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useEffect } from 'react'
import { useCatalogStartedFilmsQuery } from './trainingApi.ts'
import { reserveTrainingRows } from './trainingRowSpace.ts'
import { useTrainingDay } from './useTrainingDay.ts'

/** `isKnown`: both have loaded or failed, or nobody is signed in. */
export type TrainingRowData = { startedFilms: StartedFilm[]; done: Program[]; isKnown: boolean }

/** In seconds: what the route's loader has just fetched is not fetched again. */
const MAX_AGE = 10

/**
 * The user's started films and the programs done today, the latest first. Empty for visitors, without a request.
 * Reserves space for them on later pages if there are any.
 */
export function useTrainingRows(): TrainingRowData {
  const { status, session } = useSession()
  const films = useCatalogStartedFilmsQuery(undefined, {
    skip: !session,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: MAX_AGE,
  })
  const { day, isError } = useTrainingDay({ maxAge: MAX_AGE })
  const startedFilms = films.currentData ?? []
  const done = day?.done.map(({ training }) => training) ?? []
  const isKnown = session
    ? (films.currentData !== undefined || films.isError) && (day !== undefined || isError)
    : status === 'unauthenticated'

  const hasBegun = startedFilms.length > 0
  const doneUntil = done.length > 0 ? day?.endsAt : undefined
  useEffect(() => {
    if (isKnown) reserveTrainingRows({ hasBegun, doneUntil })
  }, [isKnown, hasBegun, doneUntil])
  return { startedFilms, done, isKnown }
}
