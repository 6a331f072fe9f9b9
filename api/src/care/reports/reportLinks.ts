import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { REPORT_LINK_DAYS, REPORT_LINKS_MAX } from '@kinora/limits'
import { randomBytes } from 'node:crypto'
import {
  ApiProblem,
  LocaleQuery,
  NoContent,
  notFound,
  pageOf,
  problemResponses,
  ShortListQuery,
} from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES, sha256 } from '../../identity/index.ts'
import { lockUser } from '../state/goalQueries.ts'
import { insertLink, renewLink, revokeLink, selectLinks } from './reportLinkQueries.ts'

const TOKEN_BYTES = 32
const config = { policy: { who: 'member', whose: 'own' } } as const
const ends = { ...config, limit: ORDINARY_WRITES }
const writes = { policy: { ...config.policy, consent: 'health' }, limit: ORDINARY_WRITES } as const

/** The links by which a member shows their report. */
export const reportLinks: FastifyPluginAsyncTypebox = async (app) => {
  const list = {
    summary: 'The links to the caller’s report that work now, the newest first',
    querystring: ShortListQuery,
    response: { 200: CALLS['GET /report-links'].answer },
  }
  app.get('/report-links', { schema: list, config }, async (request) =>
    pageOf(await selectLinks(app.db, callerOf(request).userId), request.query.pagination),
  )

  const make = {
    summary: `Makes a link to the caller's report, for ${REPORT_LINK_DAYS} days`,
    description: `With a \`key\` that was sent before it is the same link with a new token. 410 \`reportLink.ended\` if it has ended. 409 \`reportLink.tooMany\` with ${REPORT_LINKS_MAX} links.`,
    querystring: LocaleQuery,
    body: CALLS['POST /report-links'].body,
    response: { 201: CALLS['POST /report-links'].answer, ...problemResponses(409, 410) },
  }
  app.post('/report-links', { schema: make, config: writes }, async (request, reply) => {
    const { userId } = callerOf(request)
    const { key, withNotes } = request.body.data
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const data = await app.db.transaction(async (tx) => {
      // So that concurrent requests cannot both pass the maximum.
      await lockUser(tx, userId)
      const link = { userId, tokenHash: sha256(token), withNotes }
      const made = key === undefined ? undefined : await renewLink(tx, { ...link, key })
      if (made) return { ...made, token }
      if ((await selectLinks(tx, userId)).length >= REPORT_LINKS_MAX) throw new ApiProblem(409, 'reportLink.tooMany')
      const added = await insertLink(tx, { ...link, key })
      if (!added) throw new ApiProblem(410, 'reportLink.ended')
      return { ...added, token }
    })
    return reply.code(201).send({ data })
  })

  const revoke = {
    summary: 'Ends a link to the caller’s report',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.delete('/report-links/:id', { schema: revoke, config: ends }, async (request, reply) => {
    if (!(await revokeLink(app.db, callerOf(request).userId, request.params.id))) throw notFound()
    return reply.code(204).send()
  })
}
