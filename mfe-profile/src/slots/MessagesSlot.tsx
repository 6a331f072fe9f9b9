import type { Slots } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useProfileListEndedQuery } from '../features/messages/conversation/messagesApi.ts'
import { MessagesPanel } from '../features/messages/MessagesPanel.tsx'
import { useProfileGetSpecialistQuery } from '../features/profile/memberApi.ts'

/** The conversation of the caller with a user. Renders nothing for visitors. */
export default function MessagesSlot({
  userId,
  isOpen = false,
  isWhole = false,
  onClose,
}: Slots['profile.messages.v1']) {
  const { session } = useSession()
  const isMember = session !== null && !session.userData.isSpecialist
  const { currentData: specialist } = useProfileGetSpecialistQuery(undefined, { skip: !isMember })
  const isFormer = specialist !== undefined && specialist?.userId !== userId
  const { currentData: ended } = useProfileListEndedQuery(undefined, { skip: !isMember || !isFormer })
  const former = ended?.find((conversation) => conversation.userId === userId)
  return (
    session && (
      <MessagesPanel
        key={userId}
        session={session}
        userId={userId}
        specialist={specialist?.userId === userId ? specialist : null}
        name={former && `${former.firstName} ${former.lastName}`}
        isOpen={isOpen}
        isWhole={isWhole}
        onClose={onClose}
      />
    )
  )
}
