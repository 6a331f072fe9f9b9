import { useSession } from '@kinora/session'
import { Wrap } from '@kinora/ui'
import { CompactToday } from '../features/path/CompactToday.tsx'
import { useTodaySpace } from '../features/path/useTodaySpace.ts'
import { usePlan } from '../features/path/usePlan.ts'

/** `profile.today.v1`: a member's tasks of today in one card. The home page reserves its space from the last visit on. */
export default function TodaySlot() {
  const { session } = useSession()
  const { plan, isError } = usePlan()
  const isShown = Boolean(plan && plan.today.length > 0)
  useTodaySpace(plan === undefined && !isError ? undefined : isShown)
  if (!session || !plan || !isShown) return null
  return (
    <Wrap>
      <CompactToday plan={plan} firstName={session.userData.firstName} />
    </Wrap>
  )
}
