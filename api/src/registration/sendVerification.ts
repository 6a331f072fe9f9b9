import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../identity/callers.ts'
import { NoContent } from '../http/noContent.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { mailVerification } from './mailVerification.ts'
import { selectUnverified } from './registrationQueries.ts'

const LIMIT = { max: 3, seconds: 15 * 60 }

export const sendVerification: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Mails the link that confirms the e-mail address again, unless it is confirmed',
    querystring: LocaleQuery,
    response: { 204: NoContent },
  }
  const config = { policy: { who: 'user' }, limit: LIMIT } as const

  app.post('/verify-email/send', { schema, config }, async (request, reply) => {
    const { userId } = callerOf(request)
    await app.db.transaction(async (tx) => {
      const email = await selectUnverified(tx, userId)
      if (email) await mailVerification(app, { userId, email, locale: request.query.locale }, tx)
    })
    return reply.code(204).send()
  })
}
