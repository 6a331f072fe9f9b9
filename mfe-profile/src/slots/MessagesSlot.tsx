import type { Slots } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { MessagesPanel } from '../features/messages/MessagesPanel.tsx'
import { useProfileGetSpecialistQuery } from '../features/profile/memberApi.ts'

/** The conversation of the caller with a user. Renders nothing for visitors. */
export default function MessagesSlot({ userId, isOpen = false, onClose }: Slots['profile.messages.v1']) {
  const { session } = useSession()
  const isMember = session !== null && !session.userData.isSpecialist
  const { currentData: own } = useProfileGetSpecialistQuery(undefined, { skip: !isMember })
  return (
    session && (
      <MessagesPanel
        key={userId}
        session={session}
        userId={userId}
        specialist={own?.userId === userId ? own : null}
        isOpen={isOpen}
        onClose={onClose}
      />
    )
  )
}
