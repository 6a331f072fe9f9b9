import fp from 'fastify-plugin'
import { Consent, NewConsent } from '@kinora/contracts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { recordMemberEvent } from '../events/index.ts'
import { formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { ApiProblem, problemResponses } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'
import { leaveTeam } from '../team/index.ts'
import { insertDecision, selectConsents } from './consentQueries.ts'

/** Without these there is no account: they end with it (docs/specification.md, section 5). */
const NEEDED = ['terms', 'privacy']

const decideConsent: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Gives or withdraws a consent; each decision is kept',
    description: 'Withdrawing `health` ends the team at once, and answers about health are refused until it is given.',
    querystring: LocaleQuery,
    body: NewConsent,
    response: { 200: Type.Object({ data: Type.Array(Consent) }), ...problemResponses(409) },
  }
  const config = { policy: { who: 'user', whose: 'own' }, limit: ORDINARY_WRITES } as const
  app.post('/user/me/consents', { schema, config, schemaErrorFormatter: formProblems }, async (request) => {
    const { kind, isGiven } = request.body.data
    const { userId } = callerOf(request)
    if (NEEDED.includes(kind) && !isGiven) throw new ApiProblem(409, 'consent.needed')
    const data = await app.db.transaction(async (tx, rows) => {
      if (await insertDecision(tx, userId, { kind, isGiven })) {
        if (kind === 'health' && !isGiven) await leaveTeam(tx, userId)
        await recordMemberEvent(tx, userId, 'consent.changed')
      }
      return selectConsents(rows, userId)
    })
    return { data }
  })
}

/** What people allow us to do with their data. */
export const consents = fp(async (app) => void app.register(decideConsent), {
  name: 'consents',
  encapsulate: true,
  dependencies: ['policies', 'limits'],
})
