import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams } from '@kinora/contracts'
import { ApiProblem, LocaleQuery, NoContent, notFound, problemResponses } from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { markRevoked } from './invitationQueries.ts'
import { selectMails } from './linkQueries.ts'

/** Also for a specialist who is not verified any more. */
export const revokeInvitation: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Takes an invitation back: its links end at once, and a mail that waits is not sent',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404, 409) },
  }
  const config = { policy: { who: 'specialist', whose: 'own', members: true }, limit: ORDINARY_WRITES } as const

  app.delete('/invitation/:id', { schema, config }, async (request, reply) => {
    const { userId: senderId } = callerOf(request)
    const { id } = request.params
    await app.db.transaction(async (tx) => {
      const invitation = await markRevoked(tx, senderId, id)
      if (!invitation) throw notFound()
      if (invitation.isAccepted) throw new ApiProblem(409, 'invitation.used')
      for (const mailId of await selectMails(tx, id)) await app.mail.withdraw(mailId, tx)
    })
    return reply.code(204).send()
  })
}
