import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problemResponses } from '../../platform/index.ts'
import { safeCallbackUrl } from './urls/safeCallbackUrl.ts'
import { answerUrl, AnyQuery, AuthForm, formResponses, ProviderParams } from './authForm.ts'
import { authUrls } from './urls/authUrls.ts'
import { isKnownProvider, type Providers } from './providers/providers.ts'
import { WRITES_OF_A_ROOM } from '../../identity/index.ts'
import { withErrorUrl } from './urls/withErrorUrl.ts'

export const startSignIn: FastifyPluginAsyncTypebox<{ providers: Providers }> = async (app, { providers }) => {
  const { origin } = app.config
  const urls = authUrls(origin)
  const schema = {
    summary: 'The address where signing in with a provider begins; an obstacle is its parameter `error`',
    params: ProviderParams,
    querystring: AnyQuery,
    body: AuthForm,
    response: { ...formResponses, ...problemResponses(404) },
  }
  const config = { policy: { who: 'public' }, limit: WRITES_OF_A_ROOM } as const

  app.post('/signin/:provider', { schema, config }, async (request, reply) => {
    const { body, params } = request
    const callbackUrl = safeCallbackUrl(body.callbackUrl, origin, request.headers.referer)
    const provider = providers.get(params.provider)
    if (!provider) {
      const isMissing = isKnownProvider(params.provider)
      const url = isMissing ? urls.error({ error: 'Configuration', callbackUrl }) : urls.signIn({ callbackUrl })
      return answerUrl(reply, body, url)
    }
    if (!app.csrf.isVerified(request)) return answerUrl(reply, body, urls.signIn(NO_CSRF))
    const outcome = await withErrorUrl(provider.start(request, reply, callbackUrl), (error) =>
      urls.error({ error, provider: provider.id, callbackUrl }),
    )
    return answerUrl(reply, body, 'url' in outcome ? outcome.url : urls.error({ ...outcome, callbackUrl }))
  })
}

/** next-auth's `csrf`, and an `error` for clients that look for one. */
export const NO_CSRF = { csrf: 'true', error: 'auth.csrf' }
