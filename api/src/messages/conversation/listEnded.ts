import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { pageOf, ShortListQuery } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { selectEnded } from './conversationListQueries.ts'

/** With whom a member was in a team that has ended: their conversations stay readable. */
export const listEnded: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's conversations with specialists whose teams they have left",
    querystring: ShortListQuery,
    response: { 200: CALLS['GET /message/ended'].answer },
  }
  app.get('/message/ended', { schema, config: { policy: { who: 'member' } } }, async (request) => {
    const { userId, specialistId } = callerOf(request)
    const { locale, pagination } = request.query
    // In test mode specialists are members without a past.
    return pageOf(specialistId === undefined ? await selectEnded(app.db, userId, locale) : [], pagination)
  })
}
