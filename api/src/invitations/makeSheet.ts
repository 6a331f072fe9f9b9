import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, InvitationSheet } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { lockSender } from './invitationQueries.ts'
import { insertLink } from './linkQueries.ts'
import { renewable } from './renewable.ts'

const LIMIT = { max: 100, seconds: 24 * 60 * 60 }

/** The mailed link stays valid: whoever is handed a sheet may open the mail as well. */
export const makeSheet: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Makes a link for a sheet of paper, told this once; that of an earlier sheet ends',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 201: Type.Object({ data: InvitationSheet }), ...problemResponses(404, 409) },
  }
  const config = { policy: { who: 'specialist', whose: 'own', verified: true }, limit: LIMIT } as const

  app.post('/invitation/:id/sheet', { schema, config }, async (request, reply) => {
    const { userId: senderId } = callerOf(request)
    const invitationId = request.params.id
    const { token, expiresAt } = await app.db.transaction(async (tx, rows) => {
      await lockSender(tx, senderId)
      await renewable(rows, senderId, invitationId)
      return insertLink(tx, { invitationId, senderId, kind: 'paper' })
    })
    return reply.code(201).send({ data: { token, expiresAt } })
  })
}
