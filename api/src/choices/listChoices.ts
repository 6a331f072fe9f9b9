import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NamedEntry } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery, locale } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { selectCategories, selectLevels } from './choiceQueries.ts'

const response = { 200: Type.Object({ data: Type.Array(NamedEntry) }), ...problemResponses() }
const config = { policy: { who: 'public' } } as const

export const listChoices: FastifyPluginAsyncTypebox = async (app) => {
  const categories = {
    summary: 'All categories, in their order',
    querystring: LocaleQuery,
    response,
  }
  app.get('/categories', { schema: categories, config }, (request, reply) =>
    app.content.answer(request, reply, () => selectCategories(app.db, request.query.locale)),
  )

  const levels = {
    summary: 'All levels, from easy to hard',
    querystring: Type.Object(
      { locale, sort: Type.Enum(['order'], { default: 'order' }) },
      { additionalProperties: false },
    ),
    response,
  }
  app.get('/levels', { schema: levels, config }, (request, reply) =>
    app.content.answer(request, reply, () => selectLevels(app.db, request.query.locale)),
  )
}
