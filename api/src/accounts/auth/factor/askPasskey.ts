import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { passkeyCeremonies } from '../../../identity/index.ts'
import { LocaleQuery } from '../../../platform/index.ts'

/** Each page for signing in asks once, for the browser's autofill. */
const EACH_ADDRESS = { max: 120, seconds: 60 }

export const askPasskey: FastifyPluginAsyncTypebox = async (app) => {
  const ceremonies = passkeyCeremonies(app)
  const schema = {
    summary: 'What a browser needs to sign in with a passkey; the same for everybody, and bound to the browser',
    querystring: LocaleQuery,
    response: { 200: CALLS['POST /auth/passkey'].answer },
  }
  const config = { policy: { who: 'public' }, limit: EACH_ADDRESS } as const
  app.post('/passkey', { schema, config }, async (request, reply) => ({
    data: { ...(await ceremonies.askToSignIn(request, reply)) },
  }))
}
