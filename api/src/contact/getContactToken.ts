import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ContactToken } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import type { ContactTokens } from './contactTokens.ts'

export const getContactToken: FastifyPluginAsyncTypebox<{ tokens: ContactTokens }> = async (app, { tokens }) => {
  const schema = {
    summary: 'A token for sending the contact form once',
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: ContactToken }) },
  }
  app.get('/contact/token', { schema, config: { policy: { who: 'public' } } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { data: tokens.make() }
  })
}
