import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Provider } from '@kinora/contracts'
import { Type } from 'typebox'
import { authUrls } from './urls/authUrls.ts'
import type { Providers } from './providers/providers.ts'

export const listProviders: FastifyPluginAsyncTypebox<{ providers: Providers }> = async (app, { providers }) => {
  const { start, callback } = authUrls(app.config.origin)
  const answer = Object.fromEntries(
    [...providers.values()].map(({ id, name, type }) => [
      id,
      { id, name, type, signinUrl: start(id), callbackUrl: callback(id) },
    ]),
  )

  const schema = {
    summary: 'The ways to sign in, by their ids',
    response: { 200: Type.Record(Type.String(), Provider) },
  }
  app.get('/providers', { schema, config: { policy: { who: 'public' } } }, async () => answer)
}
