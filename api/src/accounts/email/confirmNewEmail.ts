import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { deleteMailedCodes, insertMailedCode, recordSecurityEvent, takeMailedCode } from '../../identity/index.ts'
import { ApiProblem, LocaleQuery, NoContent, problemResponses } from '../../platform/index.ts'
import { requireNoRecentChange, updateEmail } from './emailChangeQueries.ts'

const LIMIT = { max: 30, seconds: 60 }

/**
 * The second step. Both addresses are told, and the old one can take the change back for three days: whoever has a
 * stranger's password could otherwise lock the owner out for good. An old address that was never confirmed can not, as it
 * may be a stranger's.
 */
export const confirmNewEmail: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Changes the e-mail address with the code from the mail to the new one; both addresses are told',
    description: '409 `auth.emailTaken`, `email.changedRecently`; 410 for a code that is used or expired.',
    querystring: LocaleQuery,
    body: CALLS['POST /auth/new-email'].body,
    response: { 204: NoContent, ...problemResponses(409, 410) },
  }
  const config = { policy: { who: 'public' }, limit: LIMIT } as const

  app.post('/new-email', { schema, config }, async (request, reply) => {
    const { locale } = request.query
    await app.db.transaction(async (tx) => {
      const proof = await takeMailedCode(tx, 'changeEmail', request.body.code)
      if (!proof) throw new ApiProblem(410, 'auth.codeExpired')
      const { userId, email } = proof
      await requireNoRecentChange(tx, userId)
      const before = await updateEmail(tx, { userId, email })
      // Links in the mailbox of the old address.
      await deleteMailedCodes(tx, userId, 'verify', 'reset', 'erase', 'signIn')
      await recordSecurityEvent(tx, request, { kind: 'emailChange', userId })
      await app.mail.post({ to: email, template: 'newEmailSet', locale, values: {}, userId }, tx)
      if (!before.wasVerified) return
      const code = await insertMailedCode(tx, { userId, email: before.email, purpose: 'undoEmail' })
      await app.mail.post({ to: before.email, template: 'emailChanged', locale, values: { code }, userId }, tx)
    })
    return reply.code(204).send()
  })
}
