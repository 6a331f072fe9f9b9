import type { Program } from '@kinora/contracts'
import { useSession } from '@kinora/session'

/** Why a film stays closed: nobody is signed in, or who is has no plan. */
export type FilmLock = 'needsSession' | 'needsPlan'

/**
 * What stands before a film, as far as the session tells; null while that is not known. The API decides: this only
 * saves people a press that would be refused.
 */
export function useFilmLock({ isExampleTraining }: Program): FilmLock | null {
  const { status, session } = useSession()
  if (isExampleTraining || status === 'loading' || session?.hasActiveSubscription) return null
  return session ? 'needsPlan' : 'needsSession'
}
