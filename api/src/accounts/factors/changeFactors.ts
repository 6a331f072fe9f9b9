import type { Locale } from '@kinora/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  callerOf,
  deleteRecoveryCodes,
  hasFactor,
  lockEmail,
  lowerSessions,
  makeRecoveryCodes,
  raiseSession,
  recordSecurityEvent,
  selectEmail,
  selectFactors,
  selectSessionOf,
} from '../../identity/index.ts'
import { ApiProblem, type Queryable } from '../../platform/index.ts'

type ByPerson = FastifyRequest<{ Querystring: { locale: Locale } }>
type Template = 'factorAdded' | 'factorRemoved' | 'recoveryCodesMade'

/** What every change of somebody's factors has around it: who may make it, the codes, the sessions, and the mail. */
export function changesOfFactors(app: FastifyInstance) {
  const { authSecrets } = app.config

  /**
   * Whoever knows a password alone does not change what protects from that. The lock lets an account have one change at
   * a time, so that one of two first factors is the first; and a session may have ended while it waited.
   * @throws 403 `auth.factorNeeded`
   */
  async function begin(tx: Queryable, request: FastifyRequest) {
    const { userId, sessionId } = callerOf(request)
    const account = await lockEmail(tx, userId)
    const session = account && (await selectSessionOf(tx, sessionId, userId))
    if (!session) throw new ApiProblem(401, 'auth.required')
    const had = hasFactor(await selectFactors(tx, userId))
    if (had && session.factor !== 'two') throw new ApiProblem(403, 'auth.factorNeeded')
    return { had, isConfirmed: account.isVerified }
  }
  async function tell(tx: Queryable, request: ByPerson, template: Template) {
    const { userId } = callerOf(request)
    const account = await selectEmail(tx, userId)
    const { locale } = request.query
    await recordSecurityEvent(tx, request, { kind: template, userId })
    if (account) await app.mail.post({ to: account.email, template, locale, values: {}, userId }, tx)
  }

  return {
    /** Before somebody sets one up. @throws as `add` does where it would be refused in the end */
    requireConfirmed: async (request: FastifyRequest) => {
      const account = await selectEmail(app.db, callerOf(request).userId)
      if (!account?.isVerified) throw notConfirmed()
    },

    /**
     * With the first factor all other sessions end, as with a new password: they have shown one.
     * @param add returns false where there is nothing to keep; @returns recovery codes with the first factor, or null
     */
    add: (request: ByPerson, add: (tx: Queryable) => Promise<boolean>, refusal: () => ApiProblem) =>
      app.db.transaction(async (tx) => {
        const { userId, sessionId } = callerOf(request)
        const { had, isConfirmed } = await begin(tx, request)
        if (!isConfirmed) throw notConfirmed()
        if (!(await add(tx))) throw refusal()
        await raiseSession(tx, userId, sessionId)
        if (!had) await app.sessions.endAll(userId, { except: sessionId }, tx)
        await tell(tx, request, 'factorAdded')
        return had ? null : makeRecoveryCodes(tx, authSecrets, userId)
      }),

    /** @param remove returns false where there is nothing to remove */
    remove: (request: ByPerson, remove: (tx: Queryable) => Promise<boolean>, refusal: () => ApiProblem) =>
      app.db.transaction(async (tx) => {
        const { userId } = callerOf(request)
        await begin(tx, request)
        if (!(await remove(tx))) throw refusal()
        if (!hasFactor(await selectFactors(tx, userId))) {
          await deleteRecoveryCodes(tx, userId)
          await lowerSessions(tx, userId)
        }
        await tell(tx, request, 'factorRemoved')
      }),

    renewCodes: (request: ByPerson) =>
      app.db.transaction(async (tx) => {
        if (!(await begin(tx, request)).had) throw new ApiProblem(409, 'factor.none')
        await tell(tx, request, 'recoveryCodesMade')
        return makeRecoveryCodes(tx, authSecrets, callerOf(request).userId)
      }),
  }
}

/** Whoever registers with a stranger's address would else keep its owner out, or come back by their own passkey. */
const notConfirmed = () => new ApiProblem(403, 'email.notConfirmed')
