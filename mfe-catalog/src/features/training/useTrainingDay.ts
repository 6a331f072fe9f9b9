import type { TrainingDay } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useEffect } from 'react'
import { useCatalogTrainingDayQuery } from './trainingApi.ts'

type Options = {
  /** In seconds: younger data is not refetched when a component mounts. */
  maxAge: number
}

/**
 * What the user has done on their current day; undefined for visitors, and until it is known. Refetched when the tab
 * gets the focus again, and when the next day begins.
 */
export function useTrainingDay({ maxAge }: Options) {
  const { session } = useSession()
  const { currentData, isError, refetch, fulfilledTimeStamp } = useCatalogTrainingDayQuery(undefined, {
    skip: !session,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: maxAge || true,
  })
  const day: TrainingDay | undefined = currentData
  const endsAt = day && Date.parse(day.endsAt)
  useEffect(() => {
    if (endsAt === undefined) return
    const left = endsAt - Date.now()
    const timer = setTimeout(() => void refetch(), left > 0 ? left : RETRY_MS)
    return () => clearTimeout(timer)
  }, [endsAt, fulfilledTimeStamp, refetch])
  return { day, isError, refetch }
}

/** A browser whose clock is ahead of the server's refetches after this. */
const RETRY_MS = 60_000
