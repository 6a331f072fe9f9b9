import type { Slots } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { LoadedMemberCard, MemberCard } from '../features/profile/MemberCard.tsx'

/** `profile.memberCard.v1`: a member of the caller's team. */
export default function MemberCardSlot({ memberId, member }: Slots['profile.memberCard.v1']) {
  const { session } = useSession()
  return session && (member ? <LoadedMemberCard member={member} /> : <MemberCard key={memberId} memberId={memberId} />)
}
