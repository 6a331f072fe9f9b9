import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { LocaleQuery } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { selectVerification } from './verificationQueries.ts'

export const getMyVerification: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Whether the caller was verified as a specialist, since when, and otherwise why not',
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /specialist/me'].answer },
  }
  const config = { policy: { who: 'specialist', whose: 'own' } } as const

  app.get('/specialist/me', { schema, config }, async (request) => ({
    data: await selectVerification(app.db, callerOf(request).userId),
  }))
}
