import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import {
  deleteFactors,
  deleteMailedCodes,
  insertMailedCode,
  recordSecurityEvent,
  takeMailedCode,
} from '../../identity/index.ts'
import { ApiProblem, LocaleQuery, NoContent, problemResponses } from '../../platform/index.ts'
import { deleteLinks } from '../auth/providers/providerAccountQueries.ts'
import { updatePassword } from '../recovery/recoveryQueries.ts'
import { updateEmail } from './emailChangeQueries.ts'

const LIMIT = { max: 30, seconds: 60 }
/** docs/contract.md, "Decided values". */
const BEFORE_MS = 3 * 24 * 60 * 60 * 1_000

/**
 * Takes a change of the e-mail address back. Whoever made it knew the password, and may have added a passkey shortly
 * before it or since, so that these end too, with every session: the owner sets a new password by the link that is mailed
 * to them. Second factors from before stay: whoever has taken over an old mailbox does not come past them.
 */
export const restoreEmail: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary:
      'Restores the old e-mail address with the code from its mail; ends all sessions, the password and new second factors',
    description: '410 for a code that is used or older than three days.',
    querystring: LocaleQuery,
    body: CALLS['POST /auth/restore-email'].body,
    response: { 204: NoContent, ...problemResponses(410) },
  }
  const config = { policy: { who: 'public' }, limit: LIMIT } as const

  app.post('/restore-email', { schema, config }, async (request, reply) => {
    const { locale } = request.query
    await app.db.transaction(async (tx) => {
      const proof = await takeMailedCode(tx, 'undoEmail', request.body.code)
      if (!proof) throw new ApiProblem(410, 'auth.codeExpired')
      const { userId, email, createdAt } = proof
      const { email: withdrawn } = await updateEmail(tx, { userId, email })
      await updatePassword(tx, userId, null)
      await deleteFactors(tx, userId, new Date(createdAt.getTime() - BEFORE_MS))
      await deleteLinks(tx, userId)
      await app.sessions.endAll(userId, {}, tx)
      await deleteMailedCodes(tx, userId, 'verify', 'reset', 'erase', 'signIn', 'changeEmail')
      await recordSecurityEvent(tx, request, { kind: 'emailChangeUndone', userId })
      const code = await insertMailedCode(tx, { userId, email, purpose: 'reset' })
      await app.mail.post({ to: email, template: 'emailRestored', locale, values: { code }, userId }, tx)
      await app.mail.post({ to: withdrawn, template: 'emailWithdrawn', locale, values: {} }, tx)
    })
    return reply.code(204).send()
  })
}
