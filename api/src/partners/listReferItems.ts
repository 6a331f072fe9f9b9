import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listOf, ReferItem } from '@kinora/contracts'
import { pageOf, contentListQuery } from '../http/pagination.ts'
import { selectReferItems } from './partnerQueries.ts'

export const listReferItems: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Offers of partners; descriptions are Markdown',
    querystring: contentListQuery('image'),
    response: { 200: listOf(ReferItem) },
  }
  app.get('/refer-items', { schema, config: { policy: { who: 'public' } } }, (request, reply) =>
    app.content.answer(request, reply, async () =>
      pageOf(await selectReferItems(app.db, request.query.locale), request.query.pagination),
    ),
  )
}
