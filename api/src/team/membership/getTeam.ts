import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type TeamTotals } from '@kinora/contracts'
import { isoSql, LocaleQuery, type Queryable } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'

const totalsSql = `
  select count(team.member_id)::int as members,
    (count(*) filter (where exists (select from subscriptions plan
      where plan.user_id = team.member_id and plan.starts_at <= now() and plan.ends_at > now())))::int
      as "withActiveSubscription",
    ${isoSql('specialist.created_at')} as since
  from users specialist left join team_members team on team.specialist_id = specialist.id
  where specialist.id = $specialistId group by specialist.id`

export const getTeam: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "How many members the caller's team has, how many of them with an active subscription",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /team'].answer },
  }
  app.get('/team', { schema, config: { policy: { who: 'specialist', whose: 'team' } } }, async (request) => ({
    data: await selectTotals(app.db, callerOf(request).userId),
  }))
}

async function selectTotals(db: Queryable, specialistId: number): Promise<TeamTotals> {
  const [totals] = await db.rows<TeamTotals>(totalsSql, { specialistId })
  if (!totals) throw new Error(`There is no user ${specialistId}`)
  return totals
}
