import type { BegunFilm, Program } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useEffect } from 'react'
import { keepTrainingPlace } from './trainingPlace.ts'
import { useCatalogBegunFilmsQuery, useCatalogDoneProgramsQuery } from './trainingApi.ts'

/** `isKnown` is whether both have come, or never will. */
export type TrainingToday = { begun: BegunFilm[]; done: Program[]; isKnown: boolean }

/** In seconds: what the route's loader has just read is not read again. */
const FRESH = 10

/**
 * What somebody has begun, and what they have done today, the latest first. Nothing of visitors, for whom nothing is
 * asked. Where there is something the next page keeps a place for it, as long as there will be.
 */
export function useTrainingToday(): TrainingToday {
  const { status, session } = useSession()
  const wish = { skip: !session, refetchOnFocus: true, refetchOnMountOrArgChange: FRESH }
  const begun = useCatalogBegunFilmsQuery(undefined, wish)
  const done = useCatalogDoneProgramsQuery(session?.id ?? 0, wish)
  const today = {
    begun: begun.currentData ?? [],
    done: done.currentData ?? [],
    isKnown: session ? isSettled(begun) && isSettled(done) : status === 'unauthenticated',
  }
  const { isKnown } = today
  const [hasBegun, hasDone] = [today.begun.length > 0, today.done.length > 0]
  useEffect(() => {
    if (isKnown) keepTrainingPlace({ hasBegun, hasDone })
  }, [isKnown, hasBegun, hasDone])
  return today
}

const isSettled = ({ currentData, isError }: { currentData?: unknown; isError: boolean }) => currentData !== undefined || isError
