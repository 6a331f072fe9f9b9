import type { Plan, PlannedProgram, Program } from '@kinora/contracts'
import { useRefetchAt } from '@kinora/http'
import { useSession } from '@kinora/session'
import { useCatalogGetMyPlanQuery } from './pathApi.ts'

export type Place = {
  plan: Plan
  item: PlannedProgram
  /** Which program of today's plan it is, from 1 on; 0 if today does not ask for it. */
  number: number
  /** What today's plan asks for besides it and was not done today. */
  left: PlannedProgram[]
}

/** In seconds: what the page's loader has just fetched is not fetched again. */
const MAX_AGE = 10

/** The member's plan; null without one and for others than members, undefined until it is known. */
export function useMyPlan({ skip = false } = {}): Plan | null | undefined {
  const { status, session } = useSession()
  const isMember = session !== null && !session.userData.isSpecialist
  const query = useCatalogGetMyPlanQuery(undefined, {
    skip: skip || !isMember,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: MAX_AGE,
  })
  const plan = query.currentData
  useRefetchAt(plan?.endsAt, query)
  if (!isMember) return status === 'loading' ? undefined : null
  return query.isError && plan === undefined ? null : plan
}

/** Where a program is on the member's path. Null if it is not on it, undefined until that is known. */
export function usePlace({ id }: Pick<Program, 'id'>): Place | null | undefined {
  const plan = useMyPlan()
  return plan && placeIn(plan, id)
}

function placeIn(plan: Plan, id: number): Place | null {
  const isIt = ({ training }: PlannedProgram) => training.id === id
  const item = plan.today.find(isIt) ?? plan.items.find(isIt)
  if (!item) return null
  return {
    plan,
    item,
    number: plan.today.findIndex(isIt) + 1,
    left: plan.today.filter((other) => !isIt(other) && other.doneToday === 0),
  }
}
