import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, Id } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf, deleteSession, ORDINARY_WRITES, recordSecurityEvent, selectSessions } from '../../identity/index.ts'
import { LocaleQuery, NoContent, notFound, pageOf, problemResponses, ShortListQuery } from '../../platform/index.ts'
import { browserOf } from '../security/browserOf.ts'

const policy = { who: 'user', whose: 'own' } as const

/** The caller's devices: where they are signed in, and the end of that (ASVS 5.0, 7.5.2). */
export const ownSessions: FastifyPluginAsyncTypebox = async (app) => {
  const list = {
    summary: "The caller's sessions, the one that asks first, then the last used",
    querystring: ShortListQuery,
    response: { 200: CALLS['GET /user/me/sessions'].answer },
  }
  app.get('/user/me/sessions', { schema: list, config: { policy } }, async (request) => {
    const { userId, sessionId } = callerOf(request)
    const rows = await selectSessions(app.db, userId, sessionId)
    const devices = rows.map(({ userAgent, ...session }) => ({ ...session, ...browserOf(userAgent) }))
    return pageOf(devices, request.query.pagination)
  })

  const end = {
    summary: "Ends one of the caller's sessions, on its device at once",
    querystring: LocaleQuery,
    params: Type.Object({ id: Id }),
    response: { 204: NoContent, ...problemResponses(404) },
  }
  const config = { policy, limit: ORDINARY_WRITES } as const
  app.delete('/user/me/sessions/:id', { schema: end, config }, async (request, reply) => {
    const { userId } = callerOf(request)
    if (!(await deleteSession(app.db, userId, request.params.id))) throw notFound()
    await recordSecurityEvent(app.db, request, { kind: 'sessionsEnded', userId })
    return reply.code(204).send()
  })

  const endOthers = {
    summary: "Ends all of the caller's sessions but the one that asks",
    querystring: LocaleQuery,
    response: { 204: NoContent },
  }
  app.delete('/user/me/sessions', { schema: endOthers, config }, async (request, reply) => {
    const { userId, sessionId } = callerOf(request)
    await app.sessions.endAll(userId, { except: sessionId })
    await recordSecurityEvent(app.db, request, { kind: 'sessionsEnded', userId, detail: 'others' })
    return reply.code(204).send()
  })
}
