import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { markVerified, selectMailedCode, sha256, useOnce, WRITES_OF_A_ROOM } from '../../identity/index.ts'
import { ApiProblem, LocaleQuery, NoContent, problemResponses } from '../../platform/index.ts'
import { signInOrAsk } from '../auth/factor/pendingFactors.ts'
import { pendingRegistrations, REGISTRATION_S } from './pendingRegistrations.ts'

export const verifyEmail: FastifyPluginAsyncTypebox = async (app) => {
  const pendings = pendingRegistrations(app)
  const schema = {
    summary: 'Confirms the e-mail address with the code from the mail',
    description:
      'The same again changes nothing. 410 for a code that has expired, or of an address that was changed since.',
    querystring: LocaleQuery,
    body: CALLS['POST /auth/verify-email'].body,
    response: { 204: NoContent, ...problemResponses(410) },
  }
  const config = { policy: { who: 'public' }, limit: WRITES_OF_A_ROOM } as const

  app.post('/verify-email', { schema, config }, async (request, reply) => {
    const { code } = request.body
    const isVerified = await app.db.transaction(async (tx) => {
      const proof = await selectMailedCode(tx, 'verify', code)
      if (!proof || !(await markVerified(tx, proof))) return false
      const verifies = sha256(code)
      if (pendings.read(request)?.verifies !== verifies) return true
      pendings.take(request, reply)
      // The code stays valid, and a copy of the cookie could come back.
      const isFirst = await useOnce(tx, `registration ${verifies}`, REGISTRATION_S)
      if (isFirst) await signInOrAsk(app, reply, { userId: proof.userId, callbackUrl: app.config.origin }, tx)
      return true
    })
    if (!isVerified) throw new ApiProblem(410, 'auth.codeExpired')
    return reply.code(204).send()
  })
}
