import type { RoleName } from '@kinora/contracts'
import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { isVerifiedSql } from '../identity/verificationSql.ts'

type Reader = { userId: number; role: RoleName; specialistId?: number }

/**
 * How the caller is related to another user: `team` if they are member and specialist of one team now, `ended` if the
 * caller is a member who once was in a team of theirs, which messages show. Undefined for anybody else, also for a former
 * member of the caller's, and for a specialist who is not verified. The team stays until the transaction ends.
 */
export async function selectRelation(
  orm: Orm,
  { userId, role, specialistId: own }: Reader,
  otherId: number,
): Promise<'team' | 'ended' | undefined> {
  // In test mode specialists are their own specialist.
  if (own !== undefined) return own === otherId ? 'team' : undefined
  const [memberId, specialistId] = role === 'patient' ? [userId, otherId] : [otherId, userId]
  const isOpen = sql.raw(role === 'patient' ? 'true' : isVerifiedSql('team_members.specialist_id'))
  const team = await orm.execute(sql`
    select 1 as found from team_members where member_id = ${memberId} and specialist_id = ${specialistId}
      and ${isOpen} for share`)
  if (hasRows(team)) return 'team'
  if (role !== 'patient') return undefined
  const past = await orm.execute(sql`
    select 1 as found where exists (select from messages m where m.sender_id = ${userId} and m.receiver_id = ${otherId})
      or exists (select from messages m where m.sender_id = ${otherId} and m.receiver_id = ${userId})`)
  return hasRows(past) ? 'ended' : undefined
}

const hasRows = (result: unknown) => (result as { rows: unknown[] }).rows.length > 0
