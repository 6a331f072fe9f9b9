import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import {
  type Caller,
  callerOf,
  insertMailedCode,
  notifyReaders,
  openUndoOf,
  recordSecurityEvent,
  requireFresh,
  users,
  selectPassword,
  takeMailedCode,
  verifyPassword,
} from '../../identity/index.ts'
import {
  ApiProblem,
  formProblem,
  LocaleQuery,
  NoContent,
  problemResponses,
  type Queryable,
} from '../../platform/index.ts'
import { forgetGiver, planEndOfPayments } from '../../money/index.ts'
import { endTeamsOf } from '../../team/index.ts'

const ASKED = { max: 5, seconds: 15 * 60 }
const LIMIT = { max: 10, seconds: 60 }
/** Clear-Site-Data without "storage": display settings, such as large text, stay for the last page. */
const FORGET = '"cache", "cookies"'

type Asked = { request: FastifyRequest; caller: Caller; userId: number; locale: Locale }

export const deleteMe: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Deletes the caller's account in two steps",
    description:
      'With the password, or a fresh proof where there is none, a code is mailed (202); with the code the account is deleted (204).',
    querystring: LocaleQuery,
    body: CALLS['DELETE /user/me'].body,
    response: { 202: NoContent, 204: NoContent, ...problemResponses(409, 410) },
  }
  const config = { policy: { who: 'user', whose: 'own' }, limit: LIMIT } as const

  app.delete('/user/me', { schema, config }, async (request, reply) => {
    const { body } = request
    const caller = callerOf(request)
    const asked = { request, caller, userId: caller.userId, locale: request.query.locale }
    if (!('code' in body)) {
      await mailCode(body.password, asked)
      return reply.code(202).send()
    }
    await erase(body.code, asked)
    await app.sessions.end(request, reply)
    return reply.code(204).header('clear-site-data', FORGET).send()
  })

  async function mailCode(password: string | undefined, { request, caller, userId, locale }: Asked) {
    await app.limits.take('erase.asked', String(userId), ASKED)
    const { email, passwordHash } = await selectPassword(app.db, userId)
    // Whoever has a stranger's password could otherwise delete what the owner may still bring back.
    const opensAt = await openUndoOf(app.db, userId)
    if (opensAt) throw new ApiProblem(409, 'email.changedRecently', undefined, { opensAt })
    // Whoever has no password proves it otherwise, at Google or with a passkey.
    if (!passwordHash) await requireFresh(app.db, caller)
    // 400, not 401: clients take a 401 for an expired token.
    if (passwordHash && !password) throw formProblem(400, 'password', 'form.error.password.required')
    const isProved = !passwordHash || (await verifyPassword(passwordHash, password ?? ''))
    const event = { kind: 'deletionAsked', userId } as const
    if (!isProved) await recordSecurityEvent(app.db, request, { ...event, outcome: 'refused' })
    if (!isProved) throw formProblem(400, 'password', 'auth.wrongPassword')
    await app.db.transaction(async (tx) => {
      await recordSecurityEvent(tx, request, event)
      const code = await insertMailedCode(tx, { userId, email, purpose: 'erase' })
      await app.mail.post({ to: email, template: 'eraseAccount', locale, values: { code }, userId }, tx)
    })
  }

  async function erase(code: string, { request, userId, locale }: Asked) {
    await app.db.transaction(async (tx) => {
      const proof = await takeMailedCode(tx, 'erase', code)
      // The transaction rolls back, so that another user's code is not consumed.
      if (proof?.userId !== userId) throw new ApiProblem(410, 'auth.codeExpired')
      await planEndOfPayments(app, tx, userId)
      await forgetGiver(tx, { userId, email: proof.email })
      await recordSecurityEvent(tx, request, { kind: 'deletion', userId })
      await deleteUser(tx, userId)
      // Without `userId`: a mail that refers to the account would be deleted with it.
      await app.mail.post({ to: proof.email, template: 'accountErased', locale, values: {} }, tx)
    })
  }
}

/**
 * Deletes the account and, by cascade, every row that refers to it. Its event streams end, and those of the people in its
 * teams begin anew.
 */
async function deleteUser(tx: Queryable, userId: number): Promise<void> {
  await endTeamsOf(tx, userId)
  await tx.orm.delete(users).where(eq(users.id, userId))
  await notifyReaders(tx, [userId])
}
