import { CALLS } from '@kinora/contracts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { recordMemberEvent } from '../../messages/index.ts'
import { ApiProblem, formProblems, LocaleQuery, problemResponses } from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { leaveTeam } from '../../team/index.ts'
import { insertDecision, selectConsents } from './consentQueries.ts'

/** Without these there is no account: they end with it (docs/specification.md, section 5). */
const NEEDED = ['terms', 'privacy']

export const decideConsent: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Gives or withdraws a consent; each decision is kept',
    description: 'Withdrawing `health` ends the team at once, and answers about health are refused until it is given.',
    querystring: LocaleQuery,
    body: CALLS['POST /user/me/consents'].body,
    response: { 200: CALLS['POST /user/me/consents'].answer, ...problemResponses(409) },
  }
  const config = { policy: { who: 'user', whose: 'own' }, limit: ORDINARY_WRITES } as const
  app.post('/user/me/consents', { schema, config, schemaErrorFormatter: formProblems }, async (request) => {
    const { kind, isGiven } = request.body.data
    const { userId } = callerOf(request)
    if (NEEDED.includes(kind) && !isGiven) throw new ApiProblem(409, 'consent.needed')
    const data = await app.db.transaction(async (tx) => {
      if (await insertDecision(tx, userId, { kind, isGiven })) {
        if (kind === 'health' && !isGiven) await leaveTeam(tx, userId)
        await recordMemberEvent(tx, userId, 'consent.changed')
      }
      return selectConsents(tx, userId)
    })
    return { data }
  })
}
