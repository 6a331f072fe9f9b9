import type { Program } from '@kinora/contracts'
import { useSession } from '@kinora/session'

/** Why a film is locked: nobody is signed in, or the user has no plan. */
export type FilmLock = 'needsSession' | 'needsPlan'

/** Why a film does not play: it is locked, or it failed. */
export type FilmProblem = 'locked' | 'failed'

/**
 * The lock of a film as far as the session tells; null without one, and while the session is loading. The API decides:
 * this only avoids a request that it would refuse.
 */
export function useFilmLock({ isExampleTraining }: Program): FilmLock | null {
  const { status, session } = useSession()
  if (isExampleTraining || status === 'loading' || session?.hasActiveSubscription) return null
  return session ? 'needsPlan' : 'needsSession'
}
