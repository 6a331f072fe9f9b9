import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf, selectSecurityEvents } from '../../identity/index.ts'
import { locale, pagination, paginationOf } from '../../platform/index.ts'
import { browserOf } from './browserOf.ts'

const PAGE_SIZE = 10

/** Who is not the owner is seen by the owner first: a sign-in, a new password, an address that changed. */
export const ownSecurityEvents: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "What happened to the caller's account, the newest first",
    querystring: Type.Object({ locale, pagination: pagination(PAGE_SIZE) }, { additionalProperties: false }),
    response: { 200: CALLS['GET /user/me/security-events'].answer },
  }
  const config = { policy: { who: 'user', whose: 'own' } } as const

  app.get('/user/me/security-events', { schema, config }, async (request) => {
    const { pagination } = request.query
    const { userId } = callerOf(request)
    const { data, total } = await selectSecurityEvents(app.db, { userId }, pagination)
    const events = data.map(({ userAgent, userId: _own, ...event }) => ({ ...event, ...browserOf(userAgent) }))
    return { data: events, meta: paginationOf(pagination, total) }
  })
}
