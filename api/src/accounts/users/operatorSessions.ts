import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { UserSessions } from '@kinora/contracts'
import { EMAIL_MAX_LENGTH } from '@kinora/limits'
import { Type } from 'typebox'
import { ORDINARY_WRITES, recordSecurityEvent, selectSessions, selectUser } from '../../identity/index.ts'
import { locale, notFound, problemResponses } from '../../platform/index.ts'

const policy = { who: 'internal' } as const
const user = Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH, description: 'An e-mail or an id' })
const querystring = Type.Object({ locale, user }, { additionalProperties: false })

/** For an operator: where somebody is signed in, and the end of all of it, as when a device was stolen. */
export const operatorSessions: FastifyPluginAsyncTypebox = async (app) => {
  const sessionsOf = async (emailOrId: string) => {
    const user = await selectUser(app.db, emailOrId)
    if (!user) throw notFound()
    return { ...user, sessions: await selectSessions(app.db, user.id) }
  }
  const response = { 200: Type.Object({ data: UserSessions }), ...problemResponses(404) }

  const list = { summary: "Somebody's sessions, the last used first", querystring, response }
  app.get('/sessions', { schema: list, config: { policy } }, async (request) => ({
    data: await sessionsOf(request.query.user),
  }))

  const end = { summary: "Ends all of somebody's sessions; answers those that were open", querystring, response }
  app.delete('/sessions', { schema: end, config: { policy, limit: ORDINARY_WRITES } }, async (request) => {
    const data = await sessionsOf(request.query.user)
    await app.sessions.endAll(data.id)
    await recordSecurityEvent(app.db, request, { kind: 'sessionsEndedByOperator', userId: data.id })
    return { data }
  })
}
