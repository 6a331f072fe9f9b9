import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { LocaleQuery, problemResponses } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
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
    response: { 201: CALLS['POST /invitation/:id/sheet'].answer, ...problemResponses(404, 409) },
  }
  const config = { policy: { who: 'specialist', whose: 'own', verified: true }, limit: LIMIT } as const

  app.post('/invitation/:id/sheet', { schema, config }, async (request, reply) => {
    const { userId: senderId } = callerOf(request)
    const invitationId = request.params.id
    const { token, expiresAt } = await app.db.transaction(async (tx) => {
      await lockSender(tx, senderId)
      await renewable(tx, senderId, invitationId)
      return insertLink(tx, { invitationId, senderId, kind: 'paper' })
    })
    return reply.code(201).send({ data: { token, expiresAt } })
  })
}
