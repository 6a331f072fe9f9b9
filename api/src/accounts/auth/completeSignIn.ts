import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ApiProblem, notFound, problemResponses } from '../../platform/index.ts'
import { safeCallbackUrl } from './urls/safeCallbackUrl.ts'
import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { answerUrl, AnyQuery, AuthForm, formResponses, ProviderParams } from './authForm.ts'
import { authUrls } from './urls/authUrls.ts'
import type { Providers } from './providers/providers.ts'
import { NO_CSRF } from './startSignIn.ts'
import { recordSecurityEvent, recordSeldom, WRITES_OF_A_ROOM } from '../../identity/index.ts'
import { withErrorUrl } from './urls/withErrorUrl.ts'

type Completed = ({ url: string } | { error: string }) & { userId?: number | undefined; isHalf?: boolean }

export const completeSignIn: FastifyPluginAsyncTypebox<{ providers: Providers }> = async (app, { providers }) => {
  const { origin } = app.config
  const urls = authUrls(origin)
  const config = { policy: { who: 'public' }, limit: WRITES_OF_A_ROOM } as const

  const posted = {
    summary:
      'Signs in with e-mail and password or the code of a mailed link; if they are wrong, 401 and an address with `error`',
    params: ProviderParams,
    querystring: AnyQuery,
    body: AuthForm,
    response: { ...formResponses, 401: formResponses[200], ...problemResponses(404) },
  }
  app.post('/callback/:provider', { schema: posted, config }, async (request, reply) => {
    const { body } = request
    const provider = providers.get(request.params.provider)
    if (!provider) throw notFound()
    if (!app.csrf.isVerified(request)) return answerUrl(reply, body, urls.signIn(NO_CSRF))

    const callbackUrl = safeCallbackUrl(body.callbackUrl, origin, request.headers.referer)
    const errorUrl = (error: string, to = callbackUrl) => urls.error({ error, provider: provider.id, callbackUrl: to })
    const outcome = await withErrorUrl(provider.complete(request, reply, callbackUrl), errorUrl)
    await record(request, provider.id, outcome)
    if ('url' in outcome) return answerUrl(reply, body, outcome.url)
    return answerUrl(reply, body, errorUrl(outcome.error, outcome.callbackUrl), 401)
  })

  const returned = {
    summary: 'The redirect back from another site after signing in there',
    params: ProviderParams,
    querystring: AnyQuery,
    response: { 302: Type.Null({ description: 'Into the product' }), ...problemResponses(404) },
  }
  app.get('/callback/:provider', { schema: returned, config }, async (request, reply) => {
    const provider = providers.get(request.params.provider)
    if (provider?.type !== 'oauth') throw notFound()
    const outcome = await provider
      .complete(request, reply, safeCallbackUrl(undefined, origin))
      .catch((error: unknown) => {
        // The browser navigates here, so a failure redirects to a page instead of answering with problem details.
        if (error instanceof ApiProblem) return { error: error.code }
        request.log.error({ err: error }, 'auth.callbackFailed')
        return { error: 'Callback' }
      })
    await record(request, provider.id, outcome)
    const url = 'url' in outcome ? outcome.url : urls.error({ ...outcome, provider: provider.id })
    return reply.redirect(url, 302)
  })

  const record = (request: FastifyRequest, provider: string, outcome: Completed) => {
    const { userId, isHalf } = outcome
    const kind = isHalf ? 'firstFactor' : 'signIn'
    const event = { kind, outcome: 'url' in outcome ? 'done' : 'refused', userId, detail: provider } as const
    return userId === undefined ? recordSeldom(app, request, event) : recordSecurityEvent(app.db, request, event)
  }
}
