import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Locale, PASSWORD_MAX_LENGTH } from '@kinora/limits'
import { Type } from 'typebox'
import { insertMailedCode, takeMailedCode } from '../identity/mailedCodeQueries.ts'
import { selectPassword } from '../identity/passwordQueries.ts'
import { callerOf } from '../identity/callers.ts'
import { NoContent } from '../http/noContent.ts'
import { formProblem } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { verifyPassword } from '../identity/passwords.ts'
import { ApiProblem, problemResponses } from '../http/problems.ts'
import { forgetGiver } from '../gifts/index.ts'
import { planEndOfPayments } from './endPayments.ts'
import { deleteUser, lockOrders } from './eraseQueries.ts'

const ASKED = { max: 5, seconds: 15 * 60 }
const LIMIT = { max: 10, seconds: 60 }
/** Clear-Site-Data without "storage": display settings, such as large text, stay for the last page. */
const FORGET = '"cache", "cookies"'

const WithPassword = Type.Object(
  { password: Type.Optional(Type.String({ maxLength: PASSWORD_MAX_LENGTH })) },
  { additionalProperties: false },
)
const WithCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false })

type Who = { userId: number; locale: Locale }

export const deleteMe: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Deletes the caller's account in two steps",
    description: 'With the password a code is mailed (202); with the code the account is deleted (204).',
    querystring: LocaleQuery,
    body: Type.Union([WithCode, WithPassword]),
    response: { 202: NoContent, 204: NoContent, ...problemResponses(410) },
  }
  const config = { policy: { who: 'user', whose: 'own' }, limit: LIMIT } as const

  app.delete('/user/me', { schema, config }, async (request, reply) => {
    const {
      body,
      query: { locale },
    } = request
    const { userId } = callerOf(request)
    if (!('code' in body)) {
      await mailCode(body.password, { userId, locale })
      return reply.code(202).send()
    }
    await erase(body.code, { userId, locale })
    await app.sessions.end(request, reply)
    return reply.code(204).header('clear-site-data', FORGET).send()
  })

  async function mailCode(password: string | undefined, { userId, locale }: Who) {
    await app.limits.take('erase.asked', String(userId), ASKED)
    const { email, passwordHash } = await selectPassword(app.db.orm, userId)
    // 400, not 401: clients take a 401 for an expired token.
    if (passwordHash && !password) throw formProblem(400, 'password', 'form.error.password.required')
    if (passwordHash && !(await verifyPassword(passwordHash, password ?? '')))
      throw formProblem(400, 'password', 'auth.wrongPassword')
    await app.db.transaction(async (tx) => {
      const code = await insertMailedCode(tx, { userId, email, purpose: 'erase' })
      await app.mail.post({ to: email, template: 'eraseAccount', locale, values: { code }, userId }, tx)
    })
  }

  async function erase(code: string, { userId, locale }: Who) {
    await app.db.transaction(async (tx, rows) => {
      const proof = await takeMailedCode(tx, 'erase', code)
      // The transaction rolls back, so that another user's code is not consumed.
      if (proof?.userId !== userId) throw new ApiProblem(410, 'auth.codeExpired')
      await lockOrders(rows, userId)
      await planEndOfPayments(app, tx, rows, userId)
      await forgetGiver(tx, { userId, email: proof.email })
      await deleteUser(tx, userId)
      // Without `userId`: a mail that refers to the account would be deleted with it.
      await app.mail.post({ to: proof.email, template: 'accountErased', locale, values: {} }, tx)
    })
  }
}
