import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ReportToken, VisitReport } from '@kinora/contracts'
import { Type } from 'typebox'
import { logOpening } from '../access/index.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { ApiProblem, notFound, problemResponses } from '../http/problems.ts'
import { sha256 } from '../identity/sha256.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'
import { isLink, openLink } from './reportLinkQueries.ts'
import { readReport } from './readReport.ts'

/** A POST, because it is counted, and because a token in an address would be in logs and histories. */
export const openReportLink: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'The report of whoever has made the link, by its token',
    description: '410 `reportLink.ended` for a link that was ended or has expired. The member sees each opening.',
    querystring: LocaleQuery,
    body: ReportToken,
    response: { 200: Type.Object({ data: VisitReport }), ...problemResponses(404, 410) },
  }
  const config = { policy: { who: 'link' }, limit: ORDINARY_WRITES } as const
  app.post('/report-links/open', { schema, config }, async (request) => {
    const tokenHash = sha256(request.body.data.token)
    const data = await app.db.transaction(async (tx, rows) => {
      const link = await openLink(rows, tokenHash)
      if (!link) throw (await isLink(rows, tokenHash)) ? new ApiProblem(410, 'reportLink.ended') : notFound()
      await logOpening(rows, link.userId)
      return readReport(rows, tx, { ...link, locale: request.query.locale })
    })
    return { data }
  })
}
