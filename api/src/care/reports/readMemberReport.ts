import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { readOfMember } from '../../team/index.ts'
import { LocaleQuery, problemResponses } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { readReport } from './readReport.ts'

export const readMemberReport: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'The report of a member, without their notes',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /members/:id/report'].answer, ...problemResponses(404) },
  }
  const config = { policy: { who: 'specialist', whose: 'team' } } as const
  app.get('/members/:id/report', { schema, config }, async (request) => {
    const { id: userId } = request.params
    const access = { actorId: callerOf(request).userId, memberId: userId, what: 'report' } as const
    const { locale } = request.query
    const data = await readOfMember(app.db, access, (tx) => readReport(tx, { userId, notes: 'shared', locale }))
    return { data }
  })
}
