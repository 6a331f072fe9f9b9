import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type TeamTotals } from '@kinora/contracts'
import { isoSql, LocaleQuery, type Queryable } from '../platform/index.ts'
import { callerOf } from '../identity/index.ts'
import { refreshStandings } from './standings/refreshStandings.ts'

const totalsSql = `
  select members.*, ${isoSql('specialist.created_at')} as since
  from users specialist cross join (
    select count(*)::int as members,
      (count(*) filter (where standing.plan_until > now()))::int as "withActiveSubscription"
    from standings standing where standing.specialist_id = $specialistId
  ) members
  where specialist.id = $specialistId`

export const getTeam: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "How many members the caller's team has, how many of them with an active subscription",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /team'].answer },
  }
  app.get('/team', { schema, config: { policy: { who: 'specialist', whose: 'team' } } }, async (request) => {
    const { userId } = callerOf(request)
    await refreshStandings(app.db, userId)
    return { data: await selectTotals(app.db, userId) }
  })
}

async function selectTotals(db: Queryable, specialistId: number): Promise<TeamTotals> {
  const [totals] = await db.rows<TeamTotals>(totalsSql, { specialistId })
  if (!totals) throw new Error(`There is no user ${specialistId}`)
  return totals
}
