import type { AccessEntry, Accessed } from '@kinora/contracts'
import { isoSql, type Queryable, selectPage } from '../../platform/index.ts'

export type Access = { actorId: number; memberId: number; what: Accessed }

const HOUR = "date_trunc('hour', now(), 'UTC')"
const ONCE_MORE = 'do update set times = access_log.times + 1, latest_at = now()'
const READ_AGAIN = `on conflict (user_id, actor_id, actor_name, what, hour) ${ONCE_MORE}`

/** The lock keeps the member in the team until the transaction has read. */
const logSql = `
  insert into access_log (user_id, actor_id, actor_name, what, hour)
  select team.member_id, actor.id, actor.first_name || ' ' || actor.last_name, $what::text, ${HOUR}
  from team_members team join users actor on actor.id = team.specialist_id
  where team.member_id = $memberId and team.specialist_id = $actorId
  for share of team
  ${READ_AGAIN}
  returning id`

/** Logs that a specialist reads data of a member. False, and no row, if the member is not in their team now. */
export async function logAccess(tx: Queryable, { actorId, memberId, what }: Access): Promise<boolean> {
  return (await tx.rows(logSql, { memberId, actorId, what })).length > 0
}

/** Logs that a user's report was opened by its link. The log names no actor, because a link has no account. */
export async function logOpening(db: Queryable, userId: number): Promise<void> {
  await db.rows(
    `insert into access_log (user_id, actor_name, what, hour) values ($userId, '', $what, ${HOUR})
    on conflict (user_id, what, hour) where actor_name = '' ${ONCE_MORE}`,
    { userId, what: 'reportLink' satisfies Accessed },
  )
}

const logAllSql = `
  with listed as (
    select team.member_id, actor.id as actor_id, actor.first_name || ' ' || actor.last_name as actor_name
    from team_members team join users actor on actor.id = team.specialist_id
    where team.specialist_id = $actorId and team.member_id = any (string_to_array($memberIds, ',')::int[])
    order by team.member_id for share of team
  )
  insert into access_log (user_id, actor_id, actor_name, what, hour)
  select member_id, actor_id, actor_name, $what::text, ${HOUR} from listed
  ${READ_AGAIN}
  returning user_id as id`

/** Logs the same of several members. Returns the ids of those who are in the team now. */
export async function logAccesses(
  tx: Queryable,
  { actorId, memberIds, what }: Omit<Access, 'memberId'> & { memberIds: number[] },
): Promise<number[]> {
  return (await tx.rows<{ id: number }>(logAllSql, { actorId, memberIds: memberIds.join(), what })).map(({ id }) => id)
}

/**
 * Logs that a specialist reads what these people wrote to them, also after their teams have ended. Of each one message is
 * looked for (`limit 1`), and never all.
 */
export async function logReading(tx: Queryable, actorId: number, userIds: number[]): Promise<void> {
  await tx.rows(
    `insert into access_log (user_id, actor_id, actor_name, what, hour)
    select writer.id, actor.id, actor.first_name || ' ' || actor.last_name, $what::text, ${HOUR}
    from (select distinct unnest(string_to_array($userIds, ',')::int[]) as id) writer
    join users actor on actor.id = $actorId
    cross join lateral (
      select from messages m where m.receiver_id = $actorId and m.sender_id = writer.id limit 1
    ) message
    order by writer.id
    ${READ_AGAIN}`,
    { actorId, userIds: userIds.join(), what: 'messages' satisfies Accessed },
  )
}

const list = {
  columns: `id, actor_name as "actorName", what, times, ${isoSql('latest_at')} as at`,
  from: 'from access_log where user_id = $userId',
  order: 'latest_at desc, id desc',
}

/** Who has read the user's data, the newest first. */
export const selectAccess = (db: Queryable, userId: number, page: { page: number; pageSize: number }) =>
  selectPage<AccessEntry>(db, list, { userId }, page)
