import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, Invitation, ResentInvitation } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'
import { emptyBody } from './emptyBody.ts'
import { mailLink, takeMail } from './invitationMail.ts'
import { lockSender } from './invitationQueries.ts'
import { hasLink } from './linkQueries.ts'
import { renewable } from './renewable.ts'

export const resendInvitation: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Mails a new link of an open or expired invitation; the one before ends',
    params: IdParams,
    querystring: LocaleQuery,
    body: ResentInvitation,
    response: { 200: Type.Object({ data: Invitation }), ...problemResponses(404, 409) },
  }
  const config = { policy: { who: 'specialist', whose: 'own', verified: true }, limit: ORDINARY_WRITES } as const

  app.post('/invitation/:id/resend', { schema, config, preValidation: emptyBody }, async (request) => {
    const { userId: senderId } = callerOf(request)
    const { id: invitationId } = request.params
    const { key: writeId } = request.body
    const { email } = await renewable(app.db.rows, senderId, invitationId)
    if (!(await hasLink(app.db.orm, invitationId, writeId))) await takeMail(app, senderId, email)

    const data = await app.db.transaction(async (tx, rows) => {
      const sender = await lockSender(tx, senderId)
      const { email: to } = await renewable(rows, senderId, invitationId)
      const { locale } = request.query
      if (!(await hasLink(tx, invitationId, writeId)))
        await mailLink(app, sender, { invitationId, senderId, to, locale, writeId }, tx)
      return renewable(rows, senderId, invitationId)
    })
    return { data }
  })
}
