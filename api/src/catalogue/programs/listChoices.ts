import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type NamedEntry } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { Type } from 'typebox'
import { contentListQuery, pageOf, type Queryable } from '../../platform/index.ts'

const config = { policy: { who: 'public' } } as const

export const listChoices: FastifyPluginAsyncTypebox = async (app) => {
  const categories = {
    summary: 'All categories, in their order',
    querystring: contentListQuery(),
    response: { 200: CALLS['GET /categories'].answer },
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
    response: { 200: CALLS['GET /levels'].answer },
  }
  app.get('/levels', { schema: levels, config }, (request, reply) =>
    app.content.answer(request, reply, async () =>
      pageOf(await selectLevels(app.db, request.query.locale), request.query.pagination),
    ),
  )
}

const selectCategories = (db: Queryable, locale: Locale) => selectChoices(db, 'categories', locale)
const selectLevels = (db: Queryable, locale: Locale) => selectChoices(db, 'levels', locale)

async function selectChoices(db: Queryable, table: 'categories' | 'levels', locale: Locale) {
  const rows = await db.rows<{ id: number; name: string }>(
    `select id, names ->> $locale as name from ${table} order by position, id`,
    { locale },
  )
  return rows.map(({ id, name }): NamedEntry => ({ id, attributes: { name } }))
}
