import { and, eq, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/index.ts'
import { recordEvents, writeTeamMessage } from '../../messages/index.ts'
import { teamMembers } from './teamTables.ts'

/**
 * Ends a member's relation to their specialist, and tells both: by a message in their conversation, and by an event after
 * which their event streams begin anew. False if the member is in no team.
 * @param removedBy the specialist who ends it; otherwise the member does
 */
export async function leaveTeam(tx: Queryable, memberId: number, removedBy?: number): Promise<boolean> {
  const isThat = eq(teamMembers.memberId, memberId)
  const [left] = await tx.orm
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

const formerSql = `
  select distinct sender_id + receiver_id - $userId::int as other, account.role = 'specialist' as "isSpecialist"
  from messages join users account on account.id = $userId::int
  where type = 'LEAVE_TEAM' and (sender_id = $userId or receiver_id = $userId)`

/**
 * Ends all relations of a user whose account is deleted in this transaction, and tells the others, also those who read a
 * conversation that has ended. There is no message: it would be deleted with the account.
 */
export async function endTeamsOf(tx: Queryable, userId: number): Promise<void> {
  const ended = await tx.orm
    .delete(teamMembers)
    .where(or(eq(teamMembers.memberId, userId), eq(teamMembers.specialistId, userId)))
    .returning({ memberId: teamMembers.memberId, specialistId: teamMembers.specialistId })
  const now = ended.map((data) => ({ other: data.memberId + data.specialistId - userId, data }))
  const former = await tx.rows<{ other: number; isSpecialist: boolean }>(formerSql, { userId })
  const then = former
    .filter(({ other }) => !now.some((each) => each.other === other))
    .map(({ other, isSpecialist }) => ({
      other,
      data: isSpecialist ? { memberId: other, specialistId: userId } : { memberId: userId, specialistId: other },
    }))
  await recordEvents(
    tx,
    [...now, ...then]
      .filter(({ other }) => other !== userId)
      .map(({ other, data }) => ({ userId: other, kind: 'team.left', data })),
  )
}
