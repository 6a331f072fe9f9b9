import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { LocaleQuery } from '../../platform/index.ts'
import type { ContactTokens } from './contactTokens.ts'

export const getContactToken: FastifyPluginAsyncTypebox<{ tokens: ContactTokens }> = async (app, { tokens }) => {
  const schema = {
    summary: 'A token for sending the contact form once',
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /contact/token'].answer },
  }
  app.get('/contact/token', { schema, config: { policy: { who: 'public' } } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { data: tokens.make() }
  })
}
