import type { Slots } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { MemberSymptoms } from '../features/state/symptoms/MemberSymptoms.tsx'

/** `profile.memberSymptoms.v1`: what a member of the caller's team said of their symptoms. */
export default function MemberSymptomsSlot({ memberId }: Slots['profile.memberSymptoms.v1']) {
  const { session } = useSession()
  return session && <MemberSymptoms key={memberId} memberId={memberId} />
}
