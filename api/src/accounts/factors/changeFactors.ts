import type { Locale } from '@kinora/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  callerOf,
  deleteRecoveryCodes,
  hasFactor,
  lowerSessions,
  makeRecoveryCodes,
  raiseSession,
  recordSecurityEvent,
  selectEmail,
  selectFactors,
} from '../../identity/index.ts'
import { ApiProblem, type Queryable } from '../../platform/index.ts'

type ByPerson = FastifyRequest<{ Querystring: { locale: Locale } }>
type Template = 'factorAdded' | 'factorRemoved' | 'recoveryCodesMade'

/** What every change of somebody's factors has around it: who may make it, the codes, the sessions, and the mail. */
export function changesOfFactors(app: FastifyInstance) {
  const { authSecrets } = app.config

  /** Whoever knows a password alone does not change what protects from that. @throws 403 `auth.factorNeeded` */
  async function begin(tx: Queryable, request: FastifyRequest) {
    const { userId, factor } = callerOf(request)
    const had = hasFactor(await selectFactors(tx, userId))
    if (had && factor !== 'two') throw new ApiProblem(403, 'auth.factorNeeded')
    return had
  }
  async function tell(tx: Queryable, request: ByPerson, template: Template) {
    const { userId } = callerOf(request)
    const account = await selectEmail(tx, userId)
    const { locale } = request.query
    await recordSecurityEvent(tx, request, { kind: template, userId })
    if (account) await app.mail.post({ to: account.email, template, locale, values: {}, userId }, tx)
  }

  return {
    /** @param add returns false where there is nothing to keep; @returns recovery codes with the first factor, or null */
    add: (request: ByPerson, add: (tx: Queryable) => Promise<boolean>, refusal: () => ApiProblem) =>
      app.db.transaction(async (tx) => {
        const { userId, sessionId } = callerOf(request)
        const had = await begin(tx, request)
        if (!(await add(tx))) throw refusal()
        await raiseSession(tx, userId, sessionId)
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
        if (!(await begin(tx, request))) throw new ApiProblem(409, 'factor.none')
        await tell(tx, request, 'recoveryCodesMade')
        return makeRecoveryCodes(tx, authSecrets, callerOf(request).userId)
      }),
  }
}
