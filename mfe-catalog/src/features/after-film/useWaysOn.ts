import type { ProgramDetail, SimilarProgram } from '@kinora/contracts'
import { paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { useSite } from '@kinora/ui'

type WaysOn = {
  similar?: SimilarProgram | undefined
  /** To sign up. */
  hasAccount: boolean
  hasPlans: boolean
}

/**
 * What to offer after a film. Without a plan the similar film is one that may be played, if there is one; with a plan
 * it is offered only to those whom nothing else leads on.
 */
export function useWaysOn({ moreLikeThis = [] }: ProgramDetail, hasNext: boolean | undefined): WaysOn {
  const { status, session } = useSession()
  const { isProvided } = useSite()
  const [first] = moreLikeThis
  if (status === 'loading') return { hasAccount: false, hasPlans: false }
  if (session?.hasActiveSubscription) {
    return { similar: hasNext === false ? first : undefined, hasAccount: false, hasPlans: false }
  }
  return {
    similar: moreLikeThis.find(({ isExampleTraining }) => isExampleTraining) ?? first,
    hasAccount: !session,
    hasPlans: isProvided(paths.subscription()),
  }
}
