import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { TeamTotals } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { callerOf } from '../identity/callers.ts'
import { selectTotals } from './teamQueries.ts'

export const getTeam: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "How many members the caller's team has, how many of them with an active subscription",
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: TeamTotals }) },
  }
  app.get('/team', { schema, config: { policy: { who: 'specialist', whose: 'team' } } }, async (request) => ({
    data: await selectTotals(app.db, callerOf(request).userId),
  }))
}
