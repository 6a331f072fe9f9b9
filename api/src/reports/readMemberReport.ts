import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, VisitReport } from '@kinora/contracts'
import { Type } from 'typebox'
import { readOfMember } from '../access/index.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { readReport } from './readReport.ts'

export const readMemberReport: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'The report of a member, without their notes',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: VisitReport }), ...problemResponses(404) },
  }
  const config = { policy: { who: 'specialist', whose: 'team' } } as const
  app.get('/members/:id/report', { schema, config }, async (request) => {
    const { id: userId } = request.params
    const access = { actorId: callerOf(request).userId, memberId: userId, what: 'report' } as const
    const { locale } = request.query
    const data = await readOfMember(app.db, access, (rows, tx) =>
      readReport(rows, tx, { userId, withNotes: false, locale }),
    )
    return { data }
  })
}
