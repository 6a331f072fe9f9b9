import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, Id, IdParams, SavedProgram } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { programSlug } from '../programs/programSlug.ts'
import { selectSlug } from '../programs/slugQueries.ts'
import { callerOf, ORDINARY_WRITES, requireOwn } from '../../identity/index.ts'
import {
  formProblems,
  LocaleQuery,
  NoContent,
  notFound,
  pageOf,
  problemResponses,
  ShortListQuery,
} from '../../platform/index.ts'
import {
  deleteSavedProgram,
  insertSavedProgram,
  type SavedList,
  selectSavedProgram,
  selectSavedPrograms,
} from './savedProgramQueries.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const
const writes = { ...config, limit: ORDINARY_WRITES }

const LISTS = [
  { list: 'favourites', words: 'favourites', all: '/favourites/my-favorites', one: '/favourites/:id' },
  { list: 'watchList', words: 'watch list', all: '/watch-list', one: '/watch-list/:id' },
] as const

/** Favourites and the watch list. All localizations of a program share one entry. */
export const savedPrograms: FastifyPluginAsyncTypebox = async (app) => {
  const favourite = {
    summary: 'Adds a program to the favourites; one that is among them is not changed',
    querystring: LocaleQuery,
    body: CALLS['POST /favourites'].body,
    response: { 201: CALLS['POST /favourites'].answer, ...problemResponses(404) },
  }
  app.post(
    '/favourites',
    { schema: favourite, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { userId } = callerOf(request)
      const { users_permissions_user: owner, training } = request.body.data
      requireOwn(owner, userId)
      const data = await save(app, 'favourites', { userId, training, locale: request.query.locale })
      return reply.code(201).send({ data })
    },
  )

  const watch = {
    summary: 'Adds a program to the watch list; one that is on it is not changed',
    querystring: LocaleQuery,
    body: CALLS['POST /watch-list'].body,
    response: { 201: CALLS['POST /watch-list'].answer, ...problemResponses(404) },
  }
  app.post(
    '/watch-list',
    { schema: watch, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { userId } = callerOf(request)
      const { trainingId: training } = request.body
      const data = await save(app, 'watchList', { userId, training, locale: request.query.locale })
      return reply.code(201).send({ data })
    },
  )

  const ofProgram = {
    summary: "The caller's favourite of this program; null if there is none, or no such program",
    params: Type.Object({ id: Type.Union([Id, Type.String()]) }),
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Union([SavedProgram, Type.Null()]) }) },
  }
  app.get('/favourites/by-training/:id', { schema: ofProgram, config }, async (request) => {
    const { id } = request.params
    const program = typeof id === 'number' && (await selectSlug(app.db, id))
    const savedProgram =
      program &&
      (await selectSavedProgram(app.db, 'favourites', callerOf(request).userId, program, request.query.locale))
    return { data: savedProgram || null }
  })

  for (const { list, words, all, one } of LISTS) {
    const read = {
      summary: `The caller's ${words}, the newest first`,
      querystring: ShortListQuery,
      response: { 200: CALLS[`GET ${all}`].answer },
    }
    app.get(all, { schema: read, config }, async (request) =>
      pageOf(
        await selectSavedPrograms(app.db, list, callerOf(request).userId, request.query.locale),
        request.query.pagination,
      ),
    )

    const remove = {
      summary: `Removes a program from the ${words}`,
      params: IdParams,
      querystring: LocaleQuery,
      response: { 204: NoContent, ...problemResponses(404) },
    }
    app.delete(one, { schema: remove, config: writes }, async (request, reply) => {
      if (!(await deleteSavedProgram(app.db, list, callerOf(request).userId, request.params.id))) throw notFound()
      return reply.code(204).send()
    })
  }
}

type What = { userId: number; training: number; locale: Locale }

/** Idempotent. @throws 404 `training.notFound` */
async function save(app: FastifyInstance, list: SavedList, { userId, training, locale }: What): Promise<SavedProgram> {
  const program = await programSlug(app, training)
  await insertSavedProgram(app.db, list, userId, program)
  const saved = await selectSavedProgram(app.db, list, userId, program, locale)
  if (!saved) throw notFound('training.notFound')
  return saved
}
