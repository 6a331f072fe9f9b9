import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { safeCallbackUrl } from './urls/safeCallbackUrl.ts'
import { answerUrl, AuthForm, formResponses } from './authForm.ts'
import { authUrls } from './urls/authUrls.ts'
import { NO_CSRF } from './startSignIn.ts'
import { ORDINARY_WRITES, recordSecurityEvent } from '../../identity/index.ts'

export const signOut: FastifyPluginAsyncTypebox = async (app) => {
  const { origin } = app.config
  const schema = {
    summary: 'Ends the session and its access tokens',
    body: AuthForm,
    response: { ...formResponses },
  }
  app.post(
    '/signout',
    { schema, config: { policy: { who: 'public' }, limit: ORDINARY_WRITES } },
    async (request, reply) => {
      const { body } = request
      if (!app.csrf.isVerified(request)) return answerUrl(reply, body, authUrls(origin).signIn(NO_CSRF))
      const userId = await app.sessions.end(request, reply)
      if (userId !== undefined) await recordSecurityEvent(app.db, request, { kind: 'signOut', userId })
      reply.header('clear-site-data', '"cache"') // with parts of films in it
      return answerUrl(reply, body, safeCallbackUrl(body.callbackUrl, origin, request.headers.referer))
    },
  )
}
