import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ActiveSession } from '@kinora/contracts'
import { Type } from 'typebox'
import { activeSession } from './activeSession.ts'

const NoSession = Type.Object({}, { additionalProperties: false })

export const readSession: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary:
      'The session with a new access token, or `{}` for a visitor; reading prolongs it, unless nobody uses the page',
    querystring: Type.Object({ idle: Type.Optional(Type.Boolean()) }),
    response: { 200: Type.Union([ActiveSession, NoSession]) },
  }
  app.get('/session', { schema, config: { policy: { who: 'public' } } }, async (request, reply) => {
    const session = await app.sessions.renew(request, reply, { isIdle: request.query.idle })
    return (session && (await activeSession(app, session))) || {}
  })
}
