import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listOf, NamedEntry } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { Type } from 'typebox'
import type { Database } from '../database/database.ts'
import { pageOf, contentListQuery } from '../http/pagination.ts'

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

const selectCategories = (db: Database, locale: Locale) => selectChoices(db, 'categories', locale)
const selectLevels = (db: Database, locale: Locale) => selectChoices(db, 'levels', locale)

async function selectChoices(db: Database, table: 'categories' | 'levels', locale: Locale) {
  const rows = await db.rows<{ id: number; name: string }>(
    `select id, names ->> $1 as name from ${table} order by position, id`,
    [locale],
  )
  return rows.map(({ id, name }): NamedEntry => ({ id, attributes: { name } }))
}
