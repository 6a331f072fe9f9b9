import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { INVITATIONS_PAGE_SIZE } from '@kinora/limits'
import { Type } from 'typebox'
import { locale, pagination, paginationOf } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { selectInvitations } from './invitationQueries.ts'

export const listInvitations: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's invitations with their states, the newest first",
    querystring: Type.Object(
      { locale, pagination: pagination(INVITATIONS_PAGE_SIZE) },
      { additionalProperties: false },
    ),
    response: { 200: CALLS['GET /invitation'].answer },
  }
  const config = { policy: { who: 'specialist', whose: 'own', members: true } } as const

  app.get('/invitation', { schema, config }, async (request) => {
    const { pagination } = request.query
    const { data, total } = await selectInvitations(app.db, callerOf(request).userId, pagination)
    return { data, meta: paginationOf(pagination, total) }
  })
}
