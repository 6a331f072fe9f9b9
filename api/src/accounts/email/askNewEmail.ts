import { normalizeEmail } from '@kinora/limits'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { callerOf, insertMailedCode, isReserved, recordSecurityEvent, selectAccount } from '../../identity/index.ts'
import { formProblem, formProblems, LocaleQuery, NoContent, problemResponses } from '../../platform/index.ts'
import { requireNoRecentChange } from './emailChangeQueries.ts'

const LIMIT = { max: 5, seconds: 15 * 60 }

/** The first step to another e-mail address: a link to it, which shows that its mailbox is the caller's. */
export const askNewEmail: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Mails a link to a new e-mail address of the caller; the address changes with the link',
    description:
      '409 `auth.emailTaken`, unless accounts are hidden; 409 `email.changedRecently` with `opensAt` while the last change can be undone.',
    querystring: LocaleQuery,
    body: CALLS['POST /user/me/email'].body,
    response: { 204: NoContent, ...problemResponses(409) },
  }
  const config = { policy: { who: 'user', whose: 'own', fresh: true }, limit: LIMIT } as const

  app.post('/user/me/email', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const { userId } = callerOf(request)
    const { locale } = request.query
    const email = normalizeEmail(request.body.email)
    if (!email) throw formProblem(400, 'email', 'form.error.email.format')
    await requireNoRecentChange(app.db, userId)
    const account = await selectAccount(app.db, email)
    if (account?.id === userId) throw formProblem(400, 'email', 'form.error.email.same')
    const isTaken = account !== undefined || (await isReserved(app.db, { email, userId }))
    if (isTaken && !app.config.hidesAccounts) throw formProblem(409, 'email', 'auth.emailTaken')

    await app.db.transaction(async (tx) => {
      await recordSecurityEvent(tx, request, { kind: 'emailChangeAsked', userId })
      if (isTaken) return app.mail.post({ to: email, template: 'accountExists', locale, values: {} }, tx)
      const code = await insertMailedCode(tx, { userId, email, purpose: 'changeEmail' })
      return app.mail.post({ to: email, template: 'newEmail', locale, values: { code }, userId }, tx)
    })
    return reply.code(204).send()
  })
}
