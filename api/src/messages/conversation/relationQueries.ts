import type { RoleName } from '@kinora/contracts'
import type { Queryable } from '../../platform/index.ts'
import { isVerifiedSql } from '../../identity/index.ts'
import { isReadableEnd } from './messageSql.ts'

type Reader = { userId: number; role: RoleName; specialistId?: number }

/**
 * How the caller is related to another user: `team` if they are member and specialist of one team now, `ended` if they
 * were, and the caller can still read the conversation. Undefined for anybody else, and for a specialist who is not
 * verified. The team stays until the transaction ends.
 */
export async function selectRelation(
  db: Queryable,
  { userId, role, specialistId: testModeSpecialistId }: Reader,
  otherId: number,
): Promise<'team' | 'ended' | undefined> {
  // In test mode specialists are their own specialist.
  if (testModeSpecialistId !== undefined) return testModeSpecialistId === otherId ? 'team' : undefined
  const [memberId, specialistId] = role === 'patient' ? [userId, otherId] : [otherId, userId]
  const isOpen = role === 'patient' ? 'true' : isVerifiedSql('team_members.specialist_id')
  const team = await db.rows(
    `select from team_members where member_id = $memberId and specialist_id = $specialistId and ${isOpen} for share`,
    { memberId, specialistId },
  )
  if (team.length > 0) return 'team'
  const past = await db.rows(role === 'patient' ? pastSql : readableSql, { userId, otherId })
  return past.length > 0 ? 'ended' : undefined
}

const pastSql = `select where exists (select from messages m where m.sender_id = $userId and m.receiver_id = $otherId)
  or exists (select from messages m where m.sender_id = $otherId and m.receiver_id = $userId)`
const readableSql = `select where ${isVerifiedSql('$userId')} and ${isReadableEnd('$userId', '$otherId')}`
