import { acrossOwners, type Database, isoSql } from '../../platform/index.ts'
import { selectFacts } from '../factQueries.ts'
import { listed } from '../workList.ts'
import { addMissing } from './refreshAll.ts'
import { lockTeam, MEMBERS, OF_MEMBER } from './refreshStandings.ts'
import { type Standing, standingOf } from './standingOf.ts'

const AT_ONCE = 500

const teamsSql = `
  select specialist_id as id, array_agg(member_id) as "memberIds" from standings
  where ${acrossOwners('standings of all teams are compared')} group by specialist_id`

/** The standings of these members that count now, and whether they have what the member's rows say. */
const countingSql = `
  select standing.member_id as "memberId", standing.shows, standing.need,
    ${isoSql('standing.last_done_at')} as "lastDoneAt",
    (${Object.keys(OF_MEMBER).map((column) => `standing.${column}`)})
      is not distinct from (${Object.values(OF_MEMBER)}) as "isOfMember"
  from standings standing ${MEMBERS}
  where standing.member_id = team.member_id and standing.specialist_id = $specialistId
    and standing.member_id = any (string_to_array($memberIds, ',')::int[])
    and standing.expires_at > now() and not exists (select from standing_changes change
      where change.specialist_id = $specialistId and change.member_id = standing.member_id)`

const againSql = `
  insert into standing_changes (member_id, specialist_id)
  select unnest(string_to_array($memberIds, ',')::int[]), $specialistId::int`

type Counting = Standing & { isOfMember: boolean }
type Compared = { compared: number; differing: number }

/**
 * Compares every standing that counts with the facts. What differs is computed anew when it is read next, and members
 * without a standing get theirs; both are counted as differing.
 */
export async function compareAll(db: Database, signal: AbortSignal): Promise<Compared> {
  const total = { compared: 0, differing: await addMissing(db) }
  for (const { id, memberIds } of await db.rows<{ id: number; memberIds: number[] }>(teamsSql))
    for (let begin = 0; begin < memberIds.length && !signal.aborted; begin += AT_ONCE) {
      const { compared, differing } = await compareTeam(db, id, memberIds.slice(begin, begin + AT_ONCE))
      total.compared += compared
      total.differing += differing
    }
  return total
}

/** Nobody computes meanwhile. A fact that is written meanwhile leaves its change: the standing does not count any more. */
const compareTeam = (db: Database, specialistId: number, memberIds: number[]): Promise<Compared> =>
  db.transaction(async (tx) => {
    const query = { specialistId, memberIds: memberIds.join() }
    await lockTeam(tx, specialistId)
    const before = await tx.rows<Counting>(countingSql, query)
    const facts = await selectFacts(tx, { specialistId, memberIds })
    const right = new Map(facts.map((member) => [member.id, textOf(standingOf(listed(member)))]))
    const after = new Set((await tx.rows<Counting>(countingSql, query)).map(({ memberId }) => memberId))
    const compared = before.filter(({ memberId }) => after.has(memberId) && right.has(memberId))
    const differing = compared.filter(
      (standing) => !standing.isOfMember || textOf(standing) !== right.get(standing.memberId),
    )
    await tx.rows(againSql, { specialistId, memberIds: differing.map(({ memberId }) => memberId).join() })
    return { compared: compared.length, differing: differing.length }
  })

const textOf = ({ shows, need, lastDoneAt }: Standing) => JSON.stringify({ shows, need, lastDoneAt })
