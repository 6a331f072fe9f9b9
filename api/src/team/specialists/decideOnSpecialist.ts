import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NewDecision, VerifiedSpecialist } from '@kinora/contracts'
import { Type } from 'typebox'
import { recordEvents } from '../../messages/index.ts'
import { LocaleQuery, notFound, problemResponses } from '../../platform/index.ts'
import { ORDINARY_WRITES, recordSecurityEvent } from '../../identity/index.ts'
import { insertDecision, lockSpecialist } from './decisionQueries.ts'
import { selectSpecialist } from './verificationQueries.ts'

export const decideOnSpecialist: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Verifies or refuses a specialist, who is told by mail; the same decision again changes nothing',
    querystring: LocaleQuery,
    body: NewDecision,
    response: { 200: Type.Object({ data: VerifiedSpecialist }), ...problemResponses(404) },
  }
  const config = { policy: { who: 'internal' }, limit: ORDINARY_WRITES } as const

  app.post('/specialists/decisions', { schema, config }, async (request) => {
    const { data: decision } = request.body
    const specialistId = await app.db.transaction(async (tx) => {
      const specialist = await lockSpecialist(tx, decision.specialist)
      if (!specialist) throw notFound()
      const { id: userId, email: to, locale } = specialist
      const reason = decision.state === 'refused' ? decision.reason.trim() : null
      if (!(await insertDecision(tx, { userId, state: decision.state, reason }))) return userId
      const [template, values] =
        reason === null ? (['specialistVerified', {}] as const) : (['specialistRefused', { reason }] as const)
      await app.mail.post({ to, template, locale, values, userId }, tx)
      await recordSecurityEvent(tx, request, { kind: 'specialistDecision', userId, detail: decision.state })
      await recordEvents(tx, [{ userId, kind: 'specialist.decided', data: { specialistId: userId } }])
      return userId
    })
    return { data: await selectSpecialist(app.db, specialistId) }
  })
}
