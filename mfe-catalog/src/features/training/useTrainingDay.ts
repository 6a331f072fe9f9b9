import type { TrainingDay } from '@kinora/contracts'
import { useRefetchAt } from '@kinora/http'
import { useSession } from '@kinora/session'
import { useCatalogTrainingDayQuery } from './trainingApi.ts'

type Options = {
  /** In seconds: younger data is not refetched when a component mounts. */
  maxAge: number
  skip?: boolean
}

/**
 * What the user has done on their current day; undefined for visitors, and until it is known. Refetched when the tab
 * gets the focus again, and when the next day begins.
 */
export function useTrainingDay({ maxAge, skip = false }: Options) {
  const { session } = useSession()
  const query = useCatalogTrainingDayQuery(undefined, {
    skip: skip || !session,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: maxAge || true,
  })
  const { isError, refetch } = query
  const day: TrainingDay | undefined = query.currentData
  useRefetchAt(day?.endsAt, query)
  return { day, isError, refetch }
}
