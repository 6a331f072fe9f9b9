import { normalizeEmail } from '@kinora/limits'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { insertMailedCode, ORDINARY_WRITES, recordSecurityEvent, selectAccount } from '../../identity/index.ts'
import { formProblem, formProblems, LocaleQuery, NoContent, problemResponses } from '../../platform/index.ts'

/**
 * The answer reveals who has an account (docs/specification.md, section 8), unless they are hidden: strict limits. A
 * stranger who uses them up locks nobody out: the mails that they asked for work for the owner, in any browser.
 */
const LIMITS = { each: { max: 3, seconds: 15 * 60 }, address: { max: 10, seconds: 15 * 60 } }

export const forgotPassword: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary:
      'Mails a link for setting a new password; 404 `auth.wrongEmail` if there is no account, unless accounts are hidden',
    querystring: LocaleQuery,
    body: CALLS['POST /auth/forgot-password'].body,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  const config = { policy: { who: 'public' }, limit: ORDINARY_WRITES } as const

  app.post('/forgot-password', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const { locale } = request.query
    const email = normalizeEmail(request.body.email)
    if (!email) throw formProblem(400, 'email', 'form.error.email.format')
    await app.limits.takeOnAccount('forgotPassword', request, email, LIMITS)
    const account = await selectAccount(app.db, email)
    if (!account && !app.config.hidesAccounts) throw formProblem(404, 'email', 'auth.wrongEmail')

    await app.db.transaction(async (tx) => {
      await recordSecurityEvent(tx, request, { kind: 'passwordResetAsked', userId: account?.id })
      if (!account) {
        await app.mail.post({ to: email, template: 'noAccount', locale, values: {} }, tx)
        return
      }
      const userId = account.id
      const code = await insertMailedCode(tx, { userId, email, purpose: 'reset' })
      await app.mail.post({ to: email, template: 'resetPassword', locale, values: { code }, userId }, tx)
    })
    return reply.code(204).send()
  })
}
