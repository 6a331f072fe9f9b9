import type { Plan } from '@kinora/contracts'
import { useRefetchAt } from '@kinora/http'
import { useSession } from '@kinora/session'
import { useProfileGetPlanQuery } from './planApi.ts'

/** In seconds: a younger plan is not fetched again when a page opens. */
const MAX_AGE = 10

/**
 * The member's plan; null without a path, undefined until it is known and for others than members. Fetched again when
 * the tab gets the focus, and when the next day begins.
 */
export function usePlan() {
  const { session } = useSession()
  const query = useProfileGetPlanQuery(undefined, {
    skip: !session || session.userData.isSpecialist,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: MAX_AGE,
  })
  const { isError, refetch } = query
  const plan: Plan | null | undefined = query.currentData
  useRefetchAt(plan?.endsAt, query)
  return { plan, isError: isError && plan === undefined, refetch }
}
