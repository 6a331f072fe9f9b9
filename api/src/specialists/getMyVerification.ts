import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Verification } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { callerOf } from '../identity/callers.ts'
import { selectVerification } from './verificationQueries.ts'

export const getMyVerification: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Whether the caller was verified as a specialist, since when, and otherwise why not',
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Verification }) },
  }
  const config = { policy: { who: 'specialist', whose: 'own' } } as const

  app.get('/specialist/me', { schema, config }, async (request) => ({
    data: await selectVerification(app.db, callerOf(request).userId),
  }))
}
