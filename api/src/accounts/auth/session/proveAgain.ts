import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type Proof } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { FastifyRequest } from 'fastify'
import {
  callerOf,
  noteProof,
  passkeyCeremonies,
  raiseSession,
  recordSecurityEvent,
  selectPassword,
  takeCode,
  verifyPassword,
} from '../../../identity/index.ts'
import { formProblem, formProblems, LocaleQuery, NoContent } from '../../../platform/index.ts'

const LIMIT = { max: 5, seconds: 60 }
/** A code has six digits: fewer guesses than of a password. */
const CODES = { max: 10, seconds: 60 * 60 }

type Prove = (
  request: FastifyRequest<{ Body: Proof; Querystring: { locale: Locale } }>,
) => Promise<{ isRight: boolean; problem: [string, string] }>

/** For calls whose policy is `fresh`: whoever sits at a page that was left open has neither password nor phone. */
export const proveAgain: FastifyPluginAsyncTypebox = async (app) => {
  const ceremonies = passkeyCeremonies(app)
  const schema = {
    summary: 'Proves with the password, a code or a passkey who calls, for calls that need a fresh proof',
    description: 'A code or a passkey is a second factor, which the session has shown from then on.',
    querystring: LocaleQuery,
    body: CALLS['POST /auth/proof'].body,
    response: { 204: NoContent },
  }
  const config = { policy: { who: 'user' }, limit: LIMIT } as const

  app.post('/proof', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const { userId, sessionId } = callerOf(request)
    const { isRight, problem } = await prove(request)
    if (isRight) await noteProof(app.db, { sessionId, userId })
    if (isRight && !('password' in request.body)) await raiseSession(app.db, userId, sessionId)
    await recordSecurityEvent(app.db, request, { kind: 'proof', userId, outcome: isRight ? 'done' : 'refused' })
    // 400, not 401: clients take a 401 for an expired token.
    if (!isRight) throw formProblem(400, ...problem)
    return reply.code(204).send()
  })

  const prove: Prove = async (request) => {
    const { body } = request
    const { userId } = callerOf(request)
    if ('credential' in body) {
      const isRight = (await ceremonies.whoSignedIn(request, body.credential)) === userId
      return { isRight, problem: ['credential', 'passkey.refused'] }
    }
    if ('code' in body) {
      await app.limits.take('proof.code', String(userId), CODES)
      const { locale } = request.query
      const used = await app.db.transaction(async (tx) => {
        const used = await takeCode(tx, app.config.authSecrets, userId, body.code)
        const { email: to } = await selectPassword(tx, userId)
        const mail = { to, template: 'recoveryCodeUsed', locale, values: {}, userId } as const
        if (used === 'recovery') await app.mail.post(mail, tx)
        return used
      })
      return { isRight: used !== undefined, problem: ['code', 'auth.wrongCode'] }
    }
    const { passwordHash } = await selectPassword(app.db, userId)
    return { isRight: await verifyPassword(passwordHash, body.password), problem: ['password', 'auth.wrongPassword'] }
  }
}
