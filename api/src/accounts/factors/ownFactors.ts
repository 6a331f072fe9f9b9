import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { callerOf, selectApp, selectFactors, selectPasskeys } from '../../identity/index.ts'
import { LocaleQuery, problemResponses } from '../../platform/index.ts'
import { browserOf } from '../security/browserOf.ts'
import { changesOfFactors } from './changeFactors.ts'
import { CHANGES } from './changeLimits.ts'

const policy = { who: 'user', whose: 'own' } as const

/** The caller's passkeys, app and recovery codes. Secrets are in no answer but the one that makes them. */
export const ownFactors: FastifyPluginAsyncTypebox = async (app) => {
  const changes = changesOfFactors(app)

  const list = {
    summary: "The caller's passkeys, their app, and how many recovery codes are left",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /user/me/factors'].answer },
  }
  app.get('/user/me/factors', { schema: list, config: { policy } }, async (request) => {
    const { userId, factor, role } = callerOf(request)
    const [keys, own, { codesLeft }] = await Promise.all([
      selectPasskeys(app.db, userId),
      selectApp(app.db, userId),
      selectFactors(app.db, userId),
    ])
    return {
      data: {
        passkeys: keys.map(({ userAgent, ...key }) => ({ ...key, ...browserOf(userAgent) })),
        app: own ?? null,
        codesLeft,
        isNeeded: role === 'specialist' && app.config.secondFactor === 'specialists',
        isShown: factor === 'two',
      },
    }
  })

  const renew = {
    summary: 'Ten new recovery codes in place of all from before',
    querystring: LocaleQuery,
    response: { 200: CALLS['POST /user/me/recovery-codes'].answer, ...problemResponses(409) },
  }
  app.post(
    '/user/me/recovery-codes',
    { schema: renew, config: { policy: { ...policy, fresh: true }, limit: CHANGES } },
    async (request) => ({
      data: { recoveryCodes: await changes.renewCodes(request) },
    }),
  )
}
