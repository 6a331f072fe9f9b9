import type { TrainingDay } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useEffect } from 'react'
import { useCatalogTrainingDayQuery } from './trainingApi.ts'

type Options = {
  /** In seconds: what is younger is not read again when a component that shows it comes. */
  maxAge: number
}

/**
 * What somebody has done on their own current day; undefined for visitors, and until it is known. It is read again when
 * the tab is looked at again, and when the next day begins.
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

/** A browser whose clock is ahead of the server's asks again after this. */
const RETRY_MS = 60_000
