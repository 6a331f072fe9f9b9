import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listOf, NamedEntry } from '@kinora/contracts'
import { Type } from 'typebox'
import { pageOf, contentListQuery } from '../http/pagination.ts'
import { selectCategories, selectLevels } from './choiceQueries.ts'

const response = { 200: listOf(NamedEntry) }
const config = { policy: { who: 'public' } } as const

export const listChoices: FastifyPluginAsyncTypebox = async (app) => {
  const categories = {
    summary: 'All categories, in their order',
    querystring: contentListQuery(),
    response,
  }
  app.get('/categories', { schema: categories, config }, (request, reply) =>
    app.content.answer(request, reply, async () =>
      pageOf(await selectCategories(app.db, request.query.locale), request.query.pagination),
    ),
  )

  const levels = {
    summary: 'All levels, from easy to hard',
    querystring: Type.Object(
      { ...contentListQuery().properties, sort: Type.Enum(['order'], { default: 'order' }) },
      { additionalProperties: false },
    ),
    response,
  }
  app.get('/levels', { schema: levels, config }, (request, reply) =>
    app.content.answer(request, reply, async () =>
      pageOf(await selectLevels(app.db, request.query.locale), request.query.pagination),
    ),
  )
}
