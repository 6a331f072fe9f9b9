import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { callerOf } from '../../identity/index.ts'
import { ApiProblem, LocaleQuery, NoContent, problemResponses } from '../../platform/index.ts'
import { mailVerification } from './mailVerification.ts'
import { selectUnverified } from './registrationQueries.ts'

const LIMIT = { max: 3, seconds: 15 * 60 }

export const sendVerification: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Mails the link that confirms the e-mail address again; 409 `email.confirmed` if it is confirmed',
    querystring: LocaleQuery,
    body: CALLS['POST /auth/verify-email/send'].body,
    response: { 204: NoContent, ...problemResponses(409) },
  }
  const config = { policy: { who: 'user' }, limit: LIMIT } as const

  app.post('/verify-email/send', { schema, config }, async (request, reply) => {
    const { userId } = callerOf(request)
    const callbackUrl = request.body?.callbackUrl
    await app.db.transaction(async (tx) => {
      const email = await selectUnverified(tx, userId)
      if (!email) throw new ApiProblem(409, 'email.confirmed')
      await mailVerification(app, { userId, email, locale: request.query.locale, callbackUrl }, tx)
    })
    return reply.code(204).send()
  })
}
