import type { Slots } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { MemberReport } from '../features/state/report/MemberReport.tsx'

/** `profile.memberReport.v1`: the report of a member of the caller's team. */
export default function MemberReportSlot({ memberId }: Slots['profile.memberReport.v1']) {
  const { session } = useSession()
  return session && <MemberReport key={memberId} memberId={memberId} />
}
