import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { logOpening } from '../../team/index.ts'
import { ApiProblem, LocaleQuery, NoContent, notFound, problemResponses, type Queryable } from '../../platform/index.ts'
import { ORDINARY_WRITES, sha256 } from '../../identity/index.ts'
import { isLink, isOpenLink, openLink } from './reportLinkQueries.ts'
import { readReport } from './readReport.ts'

/** Many pages may be open at one address. */
const CHECKS = { max: 600, seconds: 60 }

/** A POST, because it is counted, and because a token in an address would be in logs and histories. */
export const openReportLink: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'The report of whoever has made the link, by its token',
    description: '410 `reportLink.ended` for a link that was ended or has expired. The member sees each opening.',
    querystring: LocaleQuery,
    body: CALLS['POST /report-links/open'].body,
    response: { 200: CALLS['POST /report-links/open'].answer, ...problemResponses(404, 410) },
  }
  const config = { policy: { who: 'link' }, limit: ORDINARY_WRITES } as const
  app.post('/report-links/open', { schema, config }, async (request) => {
    const tokenHash = sha256(request.body.data.token)
    const data = await app.db.transaction(async (tx) => {
      const link = await openLink(tx, tokenHash)
      if (!link) throw await whyNot(tx, tokenHash)
      await logOpening(tx, link.userId)
      return readReport(tx, {
        userId: link.userId,
        notes: link.withNotes ? 'all' : 'none',
        locale: request.query.locale,
      })
    })
    return { data }
  })

  const check = {
    summary: 'Whether a link still opens its report: 204, or refused as opening it would be',
    description:
      'Not counted. Pages that show the report ask every few seconds, and show it no longer once it has ended.',
    querystring: LocaleQuery,
    body: CALLS['POST /report-links/check'].body,
    response: { 204: NoContent, ...problemResponses(404, 410) },
  }
  app.post('/report-links/check', { schema: check, config: { ...config, limit: CHECKS } }, async (request, reply) => {
    const tokenHash = sha256(request.body.data.token)
    if (!(await isOpenLink(app.db, tokenHash))) throw await whyNot(app.db, tokenHash)
    return reply.code(204).send()
  })
}

const whyNot = async (db: Queryable, tokenHash: string) =>
  (await isLink(db, tokenHash)) ? new ApiProblem(410, 'reportLink.ended') : notFound()
