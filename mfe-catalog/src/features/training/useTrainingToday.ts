import type { BegunFilm, Program } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useCatalogBegunFilmsQuery, useCatalogDoneProgramsQuery } from './trainingApi.ts'

/** What somebody has begun, and what they have done today, the latest first. Nothing of visitors, for whom nothing is asked. */
export function useTrainingToday(): { begun: BegunFilm[]; done: Program[] } {
  const { session } = useSession()
  const wish = { skip: !session, refetchOnFocus: true, refetchOnMountOrArgChange: true }
  const { data: begun = [] } = useCatalogBegunFilmsQuery(undefined, wish)
  const { data: done = [] } = useCatalogDoneProgramsQuery(session?.id ?? 0, wish)
  return session ? { begun, done } : { begun: [], done: [] }
}
