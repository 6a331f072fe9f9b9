import type { Queryable } from '../../platform/index.ts'
import { recordEvents, writeTeamMessage } from '../../messages/index.ts'
import { leaveTeam } from './leaveTeamQueries.ts'
import { teamMembers } from './teamTables.ts'

type Pair = { memberId: number; specialistId: number }

type Specialist = { id: number; firstName: string; lastName: string }

/** Undefined if the member has no specialist. Until the transaction ends, nobody else lets the member join a team. */
export async function lockSpecialistOf(tx: Queryable, memberId: number): Promise<Specialist | undefined> {
  await tx.rows('select id from users where id = $memberId for no key update', { memberId })
  const [specialist] = await tx.rows<Specialist>(
    `select specialist.id, specialist.first_name as "firstName", specialist.last_name as "lastName"
    from team_members team join users specialist on specialist.id = team.specialist_id where team.member_id = $memberId`,
    { memberId },
  )
  return specialist
}

/**
 * Puts a member into a specialist's team and tells both, by a message and an event. Another team ends as by `leaveTeam`.
 * Needs the lock of `lockSpecialistOf`.
 */
export async function joinTeam(tx: Queryable, { memberId, specialistId }: Pair): Promise<void> {
  await leaveTeam(tx, memberId)
  await tx.orm.insert(teamMembers).values({ memberId, specialistId })
  await writeTeamMessage(tx, { senderId: memberId, receiverId: specialistId, type: 'JOIN_TO_TEAM' })
  const data = { memberId, specialistId }
  await recordEvents(
    tx,
    Object.values(data).map((userId) => ({ userId, kind: 'team.joined', data })),
  )
}
