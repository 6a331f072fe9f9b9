import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { contentListQuery, pageOf } from '../../platform/index.ts'
import { selectGiftTemplates } from './offerQueries.ts'

export const listGiftTemplates: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Designs of the gift card',
    querystring: contentListQuery('image'),
    response: { 200: CALLS['GET /gift-templates'].answer },
  }
  app.get('/gift-templates', { schema, config: { policy: { who: 'public' } } }, (request, reply) =>
    app.content.answer(request, reply, async () =>
      pageOf(await selectGiftTemplates(app.db, request.query.locale), request.query.pagination),
    ),
  )
}
