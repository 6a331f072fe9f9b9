import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { LocaleQuery, problemResponses } from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
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
    body: CALLS['POST /invitation/:id/resend'].body,
    response: { 200: CALLS['POST /invitation/:id/resend'].answer, ...problemResponses(404, 409) },
  }
  const config = { policy: { who: 'specialist', whose: 'own', verified: true }, limit: ORDINARY_WRITES } as const

  app.post('/invitation/:id/resend', { schema, config, preValidation: emptyBody }, async (request) => {
    const { userId: senderId } = callerOf(request)
    const { id: invitationId } = request.params
    const { key: writeId } = request.body
    const { email } = await renewable(app.db, senderId, invitationId)
    if (!(await hasLink(app.db, invitationId, writeId))) await takeMail(app, senderId, email)

    const data = await app.db.transaction(async (tx) => {
      const sender = await lockSender(tx, senderId)
      const { email: to } = await renewable(tx, senderId, invitationId)
      const { locale } = request.query
      if (!(await hasLink(tx, invitationId, writeId)))
        await mailLink(app, sender, { invitationId, senderId, to, locale, writeId }, tx)
      return renewable(tx, senderId, invitationId)
    })
    return { data }
  })
}
