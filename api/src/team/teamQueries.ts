import type { TeamTotals } from '@kinora/contracts'
import type { Database } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'

const totalsSql = `
  select count(team.member_id)::int as members,
    (count(*) filter (where exists (select from subscriptions plan
      where plan.user_id = team.member_id and plan.starts_at <= now() and plan.ends_at > now())))::int
      as "withActiveSubscription",
    ${isoSql('specialist.created_at')} as since
  from users specialist left join team_members team on team.specialist_id = specialist.id
  where specialist.id = $1 group by specialist.id`

export async function selectTotals({ rows }: Database, specialistId: number): Promise<TeamTotals> {
  const [totals] = await rows<TeamTotals>(totalsSql, [specialistId])
  if (!totals) throw new Error(`There is no user ${specialistId}`)
  return totals
}
