import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { insertMailedCode } from '../identity/mailedCodeQueries.ts'
import { NoContent } from '../http/noContent.ts'
import { formProblem, formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { normalizeEmail } from '../identity/normalizeEmail.ts'
import { problemResponses } from '../http/problems.ts'
import { selectUserId } from '../identity/emailQueries.ts'

/** One hour (docs/contract.md, "Decided values"); the mail's text says so too. */
const VALID_FOR_S = 60 * 60
/** The answer reveals who has an account (docs/specification.md, section 8), hence strict rate limits. */
const BY_CALLER = { max: 10, seconds: 15 * 60 }
const BY_EMAIL = { max: 3, seconds: 15 * 60 }

export const forgotPassword: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Mails a link for setting a new password; 404 `auth.wrongEmail` if there is no account',
    querystring: LocaleQuery,
    body: Type.Object({ email: Type.String({ minLength: 1, maxLength: 254 }) }, { additionalProperties: false }),
    response: { 204: NoContent, ...problemResponses(404, 429) },
  }
  const config = { policy: { who: 'public' } } as const

  app.post('/forgot-password', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const {
      body,
      ip,
      query: { locale },
    } = request
    const email = normalizeEmail(body.email)
    if (!email) throw formProblem(400, 'email', 'form.error.email.format')
    await app.limits.take('forgotPassword.caller', ip, BY_CALLER)
    await app.limits.take('forgotPassword.email', email, BY_EMAIL)

    await app.db.transaction(async (tx) => {
      const userId = await selectUserId(tx, email)
      if (userId === undefined) throw formProblem(404, 'email', 'auth.wrongEmail')
      const code = await insertMailedCode(tx, { userId, email, purpose: 'reset' }, VALID_FOR_S)
      await app.mail.post({ to: email, template: 'resetPassword', locale, values: { code }, userId }, tx)
    })
    return reply.code(204).send()
  })
}
