import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams, type NewPathTemplate, PathTemplate } from '@kinora/contracts'
import { type Locale, TEAM_PAGE_SIZE } from '@kinora/limits'
import { Type } from 'typebox'
import {
  ApiProblem,
  formProblems,
  locale,
  LocaleQuery,
  NoContent,
  notFound,
  pagination,
  paginationOf,
  problemResponses,
  type Queryable,
} from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
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
const only = { additionalProperties: false }
const NOTHING = { items: [], gentle: [] }

/** Paths that a specialist keeps for several members. Earlier versions stay readable. */
export const templates: FastifyPluginAsyncTypebox = async (app) => {
  const list = {
    summary: "The caller's templates, the one that was changed last first",
    querystring: Type.Object({ locale, pagination: pagination(TEAM_PAGE_SIZE) }, only),
    response: { 200: CALLS['GET /specialist/templates'].answer },
  }
  app.get('/specialist/templates', { schema: list, config }, async (request) => {
    const { locale, pagination } = request.query
    const { data, total } = await selectTemplates(app.db, callerOf(request).userId, pagination)
    return { data: await show(app.db, data, locale), meta: paginationOf(pagination, total) }
  })

  const read = {
    summary: 'A template, by default its current version',
    params: IdParams,
    querystring: Type.Object({ locale, version: Type.Optional(PathTemplate.properties.version) }, only),
    response: { 200: CALLS['GET /specialist/templates/:id'].answer, ...problemResponses(404) },
  }
  app.get('/specialist/templates/:id', { schema: read, config }, async (request) => {
    const { locale, version } = request.query
    const key = { userId: callerOf(request).userId, id: request.params.id }
    return { data: await showOne(app.db, await selectTemplate(app.db, key, version), locale) }
  })

  const create = {
    summary: 'Writes a template; with a `key` that was sent before it writes nothing',
    description:
      '422 `template.usedKey` for the key of another template, 410 `template.deleted` for that of a deleted one.',
    querystring: LocaleQuery,
    body: CALLS['POST /specialist/templates'].body,
    response: { 201: CALLS['POST /specialist/templates'].answer, ...problemResponses(410, 422) },
  }
  app.post(
    '/specialist/templates',
    { schema: create, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { userId } = callerOf(request)
      const { key = null, ...sent } = request.body
      const data = await app.db.transaction(async (tx) => {
        const content = await readTemplate(tx, sent, NOTHING)
        const id = await insertTemplate(tx, { userId, writeId: key, content })
        return showOne(tx, await selectTemplate(tx, { userId, id }), request.query.locale)
      })
      return reply.code(201).send({ data })
    },
  )

  const change = {
    summary: 'Writes another version of a template',
    description: '409 `template.changed` with a version that is not the current one.',
    params: IdParams,
    querystring: LocaleQuery,
    body: CALLS['PUT /specialist/templates/:id'].body,
    response: { 200: CALLS['PUT /specialist/templates/:id'].answer, ...problemResponses(404, 409) },
  }
  app.put(
    '/specialist/templates/:id',
    { schema: change, config: writes, schemaErrorFormatter: formProblems },
    async (request) => {
      const key = { userId: callerOf(request).userId, id: request.params.id }
      const { version, ...sent } = request.body
      const data = await app.db.transaction(async (tx) => {
        await lockTemplate(tx, key)
        const before = await selectTemplate(tx, key)
        if (version !== undefined && version !== before.version) throw new ApiProblem(409, 'template.changed')
        const content = await readTemplate(tx, sent, before)
        if (!isSameTemplate(before, content)) await insertVersion(tx, key, before.version + 1, content)
        return showOne(tx, await selectTemplate(tx, key), request.query.locale)
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
    const key = { userId: callerOf(request).userId, id: request.params.id }
    if (!(await app.db.transaction((tx) => deleteTemplate(tx, key)))) throw notFound()
    return reply.code(204).send()
  })
}

const readTemplate = async (
  db: Queryable,
  sent: Omit<NewPathTemplate, 'key' | 'version'>,
  before: Pick<TemplateContent, 'items' | 'gentle'>,
): Promise<TemplateContent> => ({ ...readWords(sent), ...(await readItems(db, sent, before)) })

async function show(db: Queryable, rows: FoundTemplate[], locale: Locale): Promise<PathTemplate[]> {
  const lists = await showItems(db, rows, locale)
  return rows.map((template, index) => ({ ...template, ...(lists[index] ?? NOTHING) }))
}

async function showOne(db: Queryable, row: FoundTemplate, locale: Locale): Promise<PathTemplate> {
  const [template] = await show(db, [row], locale)
  if (!template) throw notFound()
  return template
}
