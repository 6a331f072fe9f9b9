import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import {
  callerOf,
  deleteMailedCodes,
  hashPassword,
  recordSecurityEvent,
  requireGoodPassword,
  requireNoLeak,
  selectPassword,
  verifyPassword,
} from '../../identity/index.ts'
import { formProblem, formProblems, LocaleQuery, NoContent, requireSamePasswords } from '../../platform/index.ts'
import { updatePassword } from './recoveryQueries.ts'

const LIMIT = { max: 5, seconds: 60 }

export const changePassword: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Changes the caller's password: a new session here, all others end",
    querystring: LocaleQuery,
    body: CALLS['POST /auth/change-password'].body,
    response: { 204: NoContent },
  }
  const config = { policy: { who: 'user' }, limit: LIMIT } as const

  app.post('/change-password', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const {
      body: { currentPassword, ...fields },
      query: { locale },
    } = request
    const { userId, factor } = callerOf(request)
    requireSamePasswords(fields)
    const owner = await selectPassword(app.db, userId)
    const isRight = await verifyPassword(owner.passwordHash, currentPassword)
    const event = { kind: 'passwordChange', userId } as const
    if (!isRight) await recordSecurityEvent(app.db, request, { ...event, outcome: 'refused' })
    // 400, not 401: clients take a 401 for an expired token.
    if (!isRight) throw formProblem(400, 'currentPassword', 'auth.wrongPassword')
    requireGoodPassword(fields.password, owner)
    await requireNoLeak(app, fields.password)
    const passwordHash = await hashPassword(fields.password)

    await app.db.transaction(async (tx) => {
      await updatePassword(tx, userId, passwordHash)
      await deleteMailedCodes(tx, userId, 'reset', 'signIn')
      const { sessionId } = await app.sessions.start(reply, userId, tx, factor)
      await app.sessions.endAll(userId, { except: sessionId }, tx)
      await recordSecurityEvent(tx, request, event)
      await app.mail.post({ to: owner.email, template: 'passwordChanged', locale, values: {}, userId }, tx)
    })
    return reply.code(204).send()
  })
}
