import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { markVerified, selectMailedCode, sha256, WRITES_OF_A_ROOM } from '../../identity/index.ts'
import { ApiProblem, LocaleQuery, NoContent, problemResponses } from '../../platform/index.ts'
import { pendingRegistrations } from './pendingRegistrations.ts'

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
      const isNew = pendings.read(request)?.verifies === sha256(code)
      if (isNew) pendings.take(request, reply)
      if (isNew) await app.sessions.start(reply, proof.userId, tx)
      return true
    })
    if (!isVerified) throw new ApiProblem(410, 'auth.codeExpired')
    return reply.code(204).send()
  })
}
