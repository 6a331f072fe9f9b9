import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { takeMailedCode } from '../identity/mailedCodeQueries.ts'
import { NoContent } from '../http/noContent.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { ApiProblem, problemResponses } from '../http/problems.ts'
import { markVerified } from '../identity/emailQueries.ts'
import { sha256 } from '../identity/sha256.ts'
import { pendingRegistrations } from './pendingRegistrations.ts'

const LIMIT = { max: 30, seconds: 60 }

export const verifyEmail: FastifyPluginAsyncTypebox = async (app) => {
  const pendings = pendingRegistrations(app)
  const schema = {
    summary: 'Confirms the e-mail address with the code from the mail',
    description: '410 for a code that is used, expired, or of an address that was changed since.',
    querystring: LocaleQuery,
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false }),
    response: { 204: NoContent, ...problemResponses(410) },
  }
  const config = { policy: { who: 'public' }, limit: LIMIT } as const

  app.post('/verify-email', { schema, config }, async (request, reply) => {
    const { code } = request.body
    const isVerified = await app.db.transaction(async (tx) => {
      const proof = await takeMailedCode(tx, 'verify', code)
      if (!proof || !(await markVerified(tx, proof))) return false
      if (pendings.read(request)?.verifies === sha256(code)) await app.sessions.start(reply, proof.userId, tx)
      return true
    })
    if (!isVerified) throw new ApiProblem(410, 'auth.codeExpired')
    return reply.code(204).send()
  })
}
