import { and, eq, or } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { recordEvents } from '../events/index.ts'
import { writeTeamMessage } from '../messages/index.ts'
import { teamMembers } from './teamTables.ts'

/**
 * Ends a member's relation to their specialist, and tells both: by a message in their conversation, and by an event after
 * which their event streams begin anew. False if the member is in no team.
 * @param removedBy the specialist who ends it; otherwise the member does
 */
export async function leaveTeam(tx: Orm, memberId: number, removedBy?: number): Promise<boolean> {
  const isThat = eq(teamMembers.memberId, memberId)
  const [left] = await tx
    .delete(teamMembers)
    .where(removedBy === undefined ? isThat : and(isThat, eq(teamMembers.specialistId, removedBy)))
    .returning({ specialistId: teamMembers.specialistId })
  if (!left) return false
  const data = { memberId, specialistId: left.specialistId }
  const [senderId, receiverId] = removedBy === undefined ? [memberId, left.specialistId] : [left.specialistId, memberId]
  await writeTeamMessage(tx, { senderId, receiverId, type: 'LEAVE_TEAM' })
  await recordEvents(
    tx,
    Object.values(data).map((userId) => ({ userId, kind: 'team.left', data })),
  )
  return true
}

/**
 * Ends all relations of a user whose account is deleted in this transaction, and tells the others. There is no message:
 * it would be deleted with the account.
 */
export async function endTeamsOf(tx: Orm, userId: number): Promise<void> {
  const ended = await tx
    .delete(teamMembers)
    .where(or(eq(teamMembers.memberId, userId), eq(teamMembers.specialistId, userId)))
    .returning({ memberId: teamMembers.memberId, specialistId: teamMembers.specialistId })
  const left = ended.flatMap((data) =>
    Object.values(data)
      .filter((other) => other !== userId)
      .map((other) => ({ userId: other, kind: 'team.left' as const, data })),
  )
  await recordEvents(tx, left)
}
