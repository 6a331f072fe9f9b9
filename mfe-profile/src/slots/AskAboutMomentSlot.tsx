import type { Slots } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { AskDialog } from '../features/messages/AskDialog.tsx'
import { useProfileGetSpecialistQuery } from '../features/profile/memberApi.ts'

/** A question of a member to their specialist about a moment of a film. */
export default function AskAboutMomentSlot({ program, seconds, onClose }: Slots['profile.askAboutMoment.v1']) {
  const { session } = useSession()
  const { currentData: specialist, isError, refetch } = useProfileGetSpecialistQuery(undefined, { skip: !session })
  return (
    session && (
      <AskDialog
        me={session.id}
        program={program}
        seconds={seconds}
        specialist={specialist}
        hasFailed={isError}
        retry={() => void refetch()}
        onClose={onClose}
      />
    )
  )
}
