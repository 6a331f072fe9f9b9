import type { Invitation } from '@kinora/contracts'
import { ApiProblem, notFound, type Queryable } from '../../platform/index.ts'
import { selectInvitation } from './invitationQueries.ts'
import { requireInvitable } from './requireInvitable.ts'

/**
 * The sender's invitation, if it may have another link: it is open or expired.
 * @throws 404; 409 `invitation.used` or `invitation.revoked`, and as `requireInvitable`
 */
export async function renewable(db: Queryable, senderId: number, id: number): Promise<Invitation & { email: string }> {
  const invitation = await selectInvitation(db, senderId, id)
  if (!invitation) throw notFound()
  const { email, state } = invitation
  if (email === null || state === 'accepted') throw new ApiProblem(409, 'invitation.used')
  if (state === 'revoked') throw new ApiProblem(409, 'invitation.revoked')
  await requireInvitable(db, { senderId, email, exceptId: id })
  return { ...invitation, email }
}
