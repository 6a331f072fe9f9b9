import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import {
  deleteFactors,
  deleteMailedCodes,
  hasFactor,
  hashPassword,
  knownDevices,
  markVerified,
  recordSecurityEvent,
  requireGoodPassword,
  requireNoLeak,
  selectEmail,
  selectFactors,
  selectPassword,
  takeMailedCode,
} from '../../identity/index.ts'
import {
  ApiProblem,
  formProblems,
  LocaleQuery,
  NoContent,
  problemResponses,
  requireSamePasswords,
} from '../../platform/index.ts'
import { updatePassword } from './recoveryQueries.ts'

const LIMIT = { max: 10, seconds: 60 }

export const resetPassword: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Sets a new password with the code from the mail, and ends all other sessions',
    querystring: LocaleQuery,
    body: CALLS['POST /auth/reset-password'].body,
    response: { 204: NoContent, ...problemResponses(410) },
  }
  const config = { policy: { who: 'public' }, limit: LIMIT } as const

  app.post('/reset-password', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const {
      body: { code, ...fields },
      query: { locale },
    } = request
    requireSamePasswords(fields)
    await requireNoLeak(app, fields.password)
    const passwordHash = await hashPassword(fields.password)
    const current = await app.sessions.current(request)

    await app.db.transaction(async (tx) => {
      const proof = await takeMailedCode(tx, 'reset', code)
      if (!proof) throw new ApiProblem(410, 'auth.codeExpired')
      const { userId, email } = proof
      // The code stays valid.
      requireGoodPassword(fields.password, await selectPassword(tx, userId))
      await updatePassword(tx, userId, passwordHash)
      await deleteMailedCodes(tx, userId, 'signIn')
      const account = await selectEmail(tx, userId)
      // A code in the mailbox of an address that the account has no longer.
      if (!(await markVerified(tx, { userId, email }))) throw new ApiProblem(410, 'auth.codeExpired')
      // A stranger may have registered with the address, and added them.
      if (!account?.isVerified) await deleteFactors(tx, userId)
      // Whoever was held up by a stranger's attempts gets in again with the new password. Where there is a second factor
      // it has to be shown before: each new device counts its guesses anew.
      if (!hasFactor(await selectFactors(tx, userId))) await knownDevices(app).remember(reply, userId, tx)
      await app.sessions.endAll(userId, current?.userId === userId ? { except: current.sessionId } : {}, tx)
      await recordSecurityEvent(tx, request, { kind: 'passwordReset', userId })
      await app.mail.post({ to: email, template: 'passwordChanged', locale, values: {}, userId }, tx)
    })
    return reply.code(204).send()
  })
}
