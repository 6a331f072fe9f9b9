import { formProblem, type Queryable } from '../../platform/index.ts'
import { selectRelation, type Whom } from './invitationQueries.ts'

/**
 * @throws 400 `invitation.ownEmail`, 409 `invitation.inTeam` or, if another invitation of theirs is open,
 *   `invitation.alreadyOpen`: what the specialist knows anyway
 */
export async function requireInvitable(db: Queryable, whom: Whom): Promise<void> {
  const { isSelf, inTeam, isInvited } = await selectRelation(db, whom)
  if (isSelf) throw formProblem(400, 'email', 'invitation.ownEmail')
  if (inTeam) throw formProblem(409, 'email', 'invitation.inTeam')
  if (isInvited) throw formProblem(409, 'email', 'invitation.alreadyOpen')
}
