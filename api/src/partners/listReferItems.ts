import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ReferItem } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { selectReferItems } from './partnerQueries.ts'

export const listReferItems: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'What partners offer; descriptions are Markdown',
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Array(ReferItem) }), ...problemResponses() },
  }
  app.get('/refer-items', { schema, config: { policy: { who: 'public' } } }, (request, reply) =>
    app.content.answer(request, reply, async () => ({ data: await selectReferItems(app.db, request.query.locale) })),
  )
}
