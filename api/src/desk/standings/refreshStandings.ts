import { alphabetical, type Database, type Queryable } from '../../platform/index.ts'
import { conversationSql } from '../../messages/index.ts'
import { selectFacts } from '../factQueries.ts'
import { listed } from '../workList.ts'
import { standingOf } from './standingOf.ts'

/** A transaction computes so many, in a tenth of a second. */
const AT_ONCE = 500
/** Any number, the same in every process. */
const LOCK = 727_002

/** SQL for the members of a team whose standing does not count any more. */
const oldSql = `
  select standing.member_id as id from standings standing
  where standing.specialist_id = $specialistId and standing.expires_at <= now()
  union
  select standing.member_id from standing_changes change
  join standings standing on standing.member_id = change.member_id and standing.specialist_id = change.specialist_id
  where change.specialist_id = $specialistId`

/** Who deletes a standing may wait for another one of the team: those are left to them. */
const takeSql = `
  with taken as (
    select standing.member_id as id from standings standing
    where standing.specialist_id = $specialistId and standing.member_id = any (string_to_array($memberIds, ',')::int[])
      and standing.member_id in (${oldSql})
    for update skip locked
  )
  select taken.id, (select coalesce(jsonb_agg(change.id), '[]') from standing_changes change
    where change.specialist_id = $specialistId and change.member_id = taken.id) as changes
  from taken`

/** SQL for what a standing has of its member and their conversation, by its columns. */
export const OF_MEMBER = {
  place: alphabetical("member.last_name || ' ' || member.first_name"),
  name: "folded(member.first_name || ' ' || member.last_name)",
  email: 'folded(member.email)',
  unread: 'conversation.unread',
  is_waiting: 'conversation.is_waiting',
  last_message_id: 'conversation.last_message_id',
  plan_until:
    '(select max(plan.ends_at) from subscriptions plan where plan.user_id = member.id and plan.starts_at <= now())',
}
const NEXT_PLAN =
  '(select min(plan.starts_at) from subscriptions plan where plan.user_id = member.id and plan.starts_at > now())'
/** SQL for the team's members and their conversations, of which `OF_MEMBER` speaks. */
export const MEMBERS = `
  join team_members team on team.specialist_id = $specialistId
  join users member on member.id = team.member_id
  cross join lateral (${conversationSql('$specialistId', 'team.member_id')}) conversation`

/** SQL for the next midnight; the first one where clocks are put back from one o'clock. */
const midnight = (zone: string) => {
  const today = `(now() at time zone ${zone})::date`
  const next = `((${today} + 1)::timestamp at time zone ${zone})`
  const earlier = `(${next} - interval '1 hour')`
  return `least(${next}, case when (${earlier} at time zone ${zone})::date > ${today} then ${earlier} end)`
}

/**
 * A fact that is written while its member joins finds no team, and so leaves no row in standing_changes. In the first
 * minute, which is longer than any transaction, a standing never counts.
 */
const writeSql = `
  update standings standing set shows = given.shows, need = given.need, last_done_at = given."lastDoneAt",
    ${Object.entries(OF_MEMBER)
      .map(([column, sql]) => `${column} = ${sql}`)
      .join()},
    expires_at = case when team.since > now() - interval '1 minute' then now()
      else least(${midnight('member.time_zone')}, ${midnight('specialist.time_zone')}, ${NEXT_PLAN}) end
  from jsonb_to_recordset($standings::jsonb) as given ("memberId" int, shows text[], need int[], "lastDoneAt" timestamptz)
  ${MEMBERS}
  join users specialist on specialist.id = team.specialist_id
  where team.member_id = given."memberId" and standing.member_id = team.member_id and standing.specialist_id = $specialistId`

const forgetSql = "delete from standing_changes where id = any (string_to_array($ids, ',')::bigint[])"

/** Until the transaction ends, nobody else computes standings of the team. */
export const lockTeam = (tx: Queryable, specialistId: number) =>
  tx.rows('select pg_advisory_xact_lock($lock::int, $specialistId::int)', { lock: LOCK, specialistId })

/**
 * Computes the standings of a team that do not count any more. To be called before the list is read, in transactions of
 * its own.
 */
export async function refreshStandings(db: Database, specialistId: number): Promise<void> {
  const old = (await db.rows<{ id: number }>(oldSql, { specialistId })).map(({ id }) => id)
  for (let begin = 0; begin < old.length; begin += AT_ONCE)
    await db.transaction((tx) => refresh(tx, specialistId, old.slice(begin, begin + AT_ONCE)))
}

/**
 * The changes are read before the facts: one that commits in between stays, and the standing is computed once more. The
 * lock comes before both, so that older facts never replace newer ones.
 */
async function refresh(tx: Queryable, specialistId: number, memberIds: number[]): Promise<void> {
  await lockTeam(tx, specialistId)
  const taken = await tx.rows<{ id: number; changes: number[] }>(takeSql, { specialistId, memberIds: memberIds.join() })
  if (taken.length === 0) return
  const facts = await selectFacts(tx, { specialistId, memberIds: taken.map(({ id }) => id) })
  const standings = facts.map((member) => standingOf(listed(member)))
  await tx.rows(writeSql, { specialistId, standings: JSON.stringify(standings) })
  await tx.rows(forgetSql, { ids: taken.flatMap(({ changes }) => changes).join() })
}
