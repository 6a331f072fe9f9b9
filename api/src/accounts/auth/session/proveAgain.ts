import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { callerOf, noteProof, recordSecurityEvent, selectPassword, verifyPassword } from '../../../identity/index.ts'
import { formProblem, formProblems, LocaleQuery, NoContent } from '../../../platform/index.ts'

const LIMIT = { max: 5, seconds: 60 }

/** For calls whose policy is `fresh`: whoever sits at a page that was left open does not know the password. */
export const proveAgain: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Proves with the password who calls, for calls that need a fresh proof',
    querystring: LocaleQuery,
    body: CALLS['POST /auth/proof'].body,
    response: { 204: NoContent },
  }
  const config = { policy: { who: 'user' }, limit: LIMIT } as const

  app.post('/proof', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const { userId, sessionId } = callerOf(request)
    const { passwordHash } = await selectPassword(app.db, userId)
    const isRight = await verifyPassword(passwordHash, request.body.password)
    if (isRight) await noteProof(app.db, { sessionId, userId })
    await recordSecurityEvent(app.db, request, { kind: 'proof', userId, outcome: isRight ? 'done' : 'refused' })
    // 400, not 401: clients take a 401 for an expired token.
    if (!isRight) throw formProblem(400, 'password', 'auth.wrongPassword')
    return reply.code(204).send()
  })
}
