import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, listOf, NewPathTemplate, PathTemplate } from '@kinora/contracts'
import { type Locale, TEAM_PAGE_SIZE } from '@kinora/limits'
import { Type } from 'typebox'
import type { Rows } from '../database/database.ts'
import { formProblems } from '../http/formProblems.ts'
import { locale, LocaleQuery } from '../http/localeQuery.ts'
import { NoContent } from '../http/noContent.ts'
import { pagination, paginationOf } from '../http/pagination.ts'
import { ApiProblem, notFound, problemResponses } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'
import { readItems, readWords } from './readItems.ts'
import { showItems } from './showPath.ts'
import {
  deleteTemplate,
  type FoundTemplate,
  insertTemplate,
  insertVersion,
  isSameTemplate,
  lockTemplate,
  selectTemplate,
  selectTemplates,
  type TemplateContent,
} from './templateQueries.ts'

const config = { policy: { who: 'specialist', whose: 'own', verified: true } } as const
const writes = { ...config, limit: ORDINARY_WRITES } as const
const one = Type.Object({ data: PathTemplate })
const only = { additionalProperties: false }
const NOTHING = { items: [], gentle: [] }

/** Paths that a specialist keeps for several members. Earlier versions stay readable. */
export const templates: FastifyPluginAsyncTypebox = async (app) => {
  const list = {
    summary: "The caller's templates, the one that was changed last first",
    querystring: Type.Object({ locale, pagination: pagination(TEAM_PAGE_SIZE) }, only),
    response: { 200: listOf(PathTemplate) },
  }
  app.get('/specialist/templates', { schema: list, config }, async (request) => {
    const { locale, pagination } = request.query
    const { data, total } = await selectTemplates(app.db, callerOf(request).userId, pagination)
    return { data: await show(app.db.rows, data, locale), meta: paginationOf(pagination, total) }
  })

  const read = {
    summary: 'A template, by default its current version',
    params: IdParams,
    querystring: Type.Object({ locale, version: Type.Optional(PathTemplate.properties.version) }, only),
    response: { 200: one, ...problemResponses(404) },
  }
  app.get('/specialist/templates/:id', { schema: read, config }, async (request) => {
    const { locale, version } = request.query
    const which = { userId: callerOf(request).userId, id: request.params.id }
    return { data: await showOne(app.db.rows, await selectTemplate(app.db.rows, which, version), locale) }
  })

  const create = {
    summary: 'Writes a template; with a `key` that was sent before it writes nothing',
    description: '422 `template.usedKey` for the key of another template.',
    querystring: LocaleQuery,
    body: NewPathTemplate,
    response: { 201: one, ...problemResponses(422) },
  }
  app.post(
    '/specialist/templates',
    { schema: create, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { userId } = callerOf(request)
      const { key = null, ...sent } = request.body
      const data = await app.db.transaction(async (tx, rows) => {
        const content = await readTemplate(rows, sent, NOTHING)
        const id = await insertTemplate(tx, rows, { userId, writeId: key, content })
        return showOne(rows, await selectTemplate(rows, { userId, id }), request.query.locale)
      })
      return reply.code(201).send({ data })
    },
  )

  const change = {
    summary: 'Writes another version of a template',
    description: '409 `template.changed` with a version that is not the current one.',
    params: IdParams,
    querystring: LocaleQuery,
    body: NewPathTemplate,
    response: { 200: one, ...problemResponses(404, 409) },
  }
  app.put(
    '/specialist/templates/:id',
    { schema: change, config: writes, schemaErrorFormatter: formProblems },
    async (request) => {
      const which = { userId: callerOf(request).userId, id: request.params.id }
      const { version, ...sent } = request.body
      const data = await app.db.transaction(async (tx, rows) => {
        await lockTemplate(tx, which)
        const before = await selectTemplate(rows, which)
        if (version !== undefined && version !== before.version) throw new ApiProblem(409, 'template.changed')
        const content = await readTemplate(rows, sent, before)
        if (!isSameTemplate(before, content)) await insertVersion(tx, which, before.version + 1, content)
        return showOne(rows, await selectTemplate(rows, which), request.query.locale)
      })
      return { data }
    },
  )

  const remove = {
    summary: 'Deletes a template with all its versions; paths that were made from it stay',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.delete('/specialist/templates/:id', { schema: remove, config: writes }, async (request, reply) => {
    if (!(await deleteTemplate(app.db, { userId: callerOf(request).userId, id: request.params.id }))) throw notFound()
    return reply.code(204).send()
  })
}

const readTemplate = async (
  rows: Rows,
  sent: Omit<NewPathTemplate, 'key' | 'version'>,
  before: Pick<TemplateContent, 'items' | 'gentle'>,
): Promise<TemplateContent> => ({ ...readWords(sent), ...(await readItems(rows, sent, before)) })

async function show(rows: Rows, found: FoundTemplate[], locale: Locale): Promise<PathTemplate[]> {
  const lists = await showItems(rows, found, locale)
  return found.map((template, index) => ({ ...template, ...(lists[index] ?? NOTHING) }))
}

async function showOne(rows: Rows, found: FoundTemplate, locale: Locale): Promise<PathTemplate> {
  const [shown] = await show(rows, [found], locale)
  if (!shown) throw notFound()
  return shown
}
