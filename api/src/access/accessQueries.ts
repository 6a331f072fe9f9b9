import type { AccessEntry, Accessed } from '@kinora/contracts'
import type { Database, Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { selectPage } from '../database/selectPage.ts'

export type Access = { actorId: number; memberId: number; what: Accessed }

/** The lock keeps the member in the team until the transaction has read. */
const logSql = `
  insert into access_log (user_id, actor_id, actor_name, what)
  select team.member_id, actor.id, actor.first_name || ' ' || actor.last_name, $3::text
  from team_members team join users actor on actor.id = team.specialist_id
  where team.member_id = $1 and team.specialist_id = $2
  for share of team
  returning id`

/** Logs that a specialist reads data of a member. False, and no row, if the member is not in their team now. */
export async function logAccess(rows: Rows, { actorId, memberId, what }: Access): Promise<boolean> {
  return (await rows(logSql, [memberId, actorId, what])).length > 0
}

/** Logs that somebody with a link reads the user's report. Who that is, nobody knows. */
export async function logOpening(rows: Rows, userId: number): Promise<void> {
  await rows("insert into access_log (user_id, actor_name, what) values ($1, '', $2)", [
    userId,
    'reportLink' satisfies Accessed,
  ])
}

const logAllSql = `
  with listed as (
    select team.member_id, actor.id as actor_id, actor.first_name || ' ' || actor.last_name as actor_name
    from team_members team join users actor on actor.id = team.specialist_id
    where team.specialist_id = $1 and team.member_id = any (string_to_array($2, ',')::int[])
    order by team.member_id for share of team
  )
  insert into access_log (user_id, actor_id, actor_name, what)
  select member_id, actor_id, actor_name, $3::text from listed
  returning user_id as id`

/** Logs the same of several members. Returns the ids of those who are in the team now. */
export async function logAccesses(
  rows: Rows,
  { actorId, memberIds, what }: Omit<Access, 'memberId'> & { memberIds: number[] },
): Promise<number[]> {
  return (await rows<{ id: number }>(logAllSql, [actorId, memberIds.join(), what])).map(({ id }) => id)
}

const list = {
  columns: `access.id, access."actorName", access.what, access.times, ${isoSql('access.latest')} as at`,
  from: `from (
    select max(id) as id, actor_name as "actorName", what, count(*)::int as times, max(created_at) as latest
    from access_log where access_log.user_id = $1 group by actor_name, what, date_trunc('hour', created_at)
  ) access`,
  order: 'access.id desc',
}

/** Who has read the user's data, the newest first. The same within an hour is one entry: open pages read again. */
export const selectAccess = (db: Database, userId: number, page: { page: number; pageSize: number }) =>
  selectPage<AccessEntry>(db, list, [userId], page)
