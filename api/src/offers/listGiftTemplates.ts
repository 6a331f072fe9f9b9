import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { GiftTemplate } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { selectGiftTemplates } from './offerQueries.ts'

export const listGiftTemplates: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Designs of the gift card',
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Array(GiftTemplate) }), ...problemResponses() },
  }
  app.get('/gift-templates', { schema, config: { policy: { who: 'public' } } }, (request, reply) =>
    app.content.answer(request, reply, async () => ({ data: await selectGiftTemplates(app.db, request.query.locale) })),
  )
}
