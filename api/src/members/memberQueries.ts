import type { MemberRecord } from '@kinora/contracts'
import type { Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'

const memberSql = `
  select member.id, member.first_name as "firstName", member.last_name as "lastName", member.email,
    '/media/avatars/' || coalesce(
      (select name || '.webp' from avatars where avatars.user_id = member.id), member.avatar) as "avatarURL",
    ${isoSql('member.created_at')} as "createdAt", ${isoSql('team.since')} as since
  from team_members team join users member on member.id = team.member_id
  where team.member_id = $1`

/** A member who is in a team. */
export async function selectMember(rows: Rows, memberId: number): Promise<MemberRecord> {
  const [member] = await rows<MemberRecord>(memberSql, [memberId])
  if (!member) throw new Error('The member is in no team')
  return member
}
