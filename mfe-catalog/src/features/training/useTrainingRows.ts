import type { Program, StartedFilm } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useEffect } from 'react'
import { useCatalogStartedFilmsQuery } from './trainingApi.ts'
import { reserveTrainingRows } from './trainingRowSpace.ts'
import { useTrainingDay } from './useTrainingDay.ts'

/** `isKnown` is whether both have come, or never will. */
export type TrainingRowData = { begun: StartedFilm[]; done: Program[]; isKnown: boolean }

/** In seconds: what the route's loader has just read is not read again. */
const MAX_AGE = 10

/**
 * The films that somebody has begun, and what they have done today, the latest first. Empty for visitors, for whom
 * nothing is asked. Where there is something, the next page reserves space for it.
 */
export function useTrainingRows(): TrainingRowData {
  const { status, session } = useSession()
  const films = useCatalogStartedFilmsQuery(undefined, {
    skip: !session,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: MAX_AGE,
  })
  const { day, isError } = useTrainingDay({ maxAge: MAX_AGE })
  const begun = films.currentData ?? []
  const done = day?.done.map(({ training }) => training) ?? []
  const isKnown = session
    ? (films.currentData !== undefined || films.isError) && (day !== undefined || isError)
    : status === 'unauthenticated'

  const hasBegun = begun.length > 0
  const doneUntil = done.length > 0 ? day?.endsAt : undefined
  useEffect(() => {
    if (isKnown) reserveTrainingRows({ hasBegun, doneUntil })
  }, [isKnown, hasBegun, doneUntil])
  return { begun, done, isKnown }
}
