import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Id, IdParams, listOf, NewFavourite, SavedProgram } from '@kinora/contracts'
import { Type } from 'typebox'
import { selectSlug } from '../programs/index.ts'
import { callerOf } from '../identity/callers.ts'
import { NoContent } from '../http/noContent.ts'
import { formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { pageOf, ShortListQuery } from '../http/pagination.ts'
import { requireOwn } from '../identity/ownRows.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { saveProgram } from './saveProgram.ts'
import { deleteSavedProgram, selectSavedPrograms, selectSavedProgram } from './savedProgramQueries.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const
const writes = { ...config, limit: ORDINARY_WRITES }

/** Favourites. All localizations of a program share one. */
export const favourites: FastifyPluginAsyncTypebox = async (app) => {
  const create = {
    summary: 'Adds a program to the favourites; one that is among them is not changed',
    querystring: LocaleQuery,
    body: NewFavourite,
    response: { 201: Type.Object({ data: SavedProgram }), ...problemResponses(404) },
  }
  app.post(
    '/favourites',
    { schema: create, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { userId } = callerOf(request)
      const { data } = request.body
      requireOwn(data.users_permissions_user, userId)
      const what = { userId, trainingId: data.training, locale: request.query.locale }
      return reply.code(201).send({ data: await saveProgram(app, 'favourites', what) })
    },
  )

  const list = {
    summary: "The caller's favourites, the newest first",
    querystring: ShortListQuery,
    response: { 200: listOf(SavedProgram) },
  }
  app.get('/favourites/my-favorites', { schema: list, config }, async (request) =>
    pageOf(
      await selectSavedPrograms(app.db, 'favourites', callerOf(request).userId, request.query.locale),
      request.query.pagination,
    ),
  )

  const one = {
    summary: "The caller's favourite of this program; null if there is none, or no such program",
    params: Type.Object({ id: Type.Union([Id, Type.String()]) }),
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Union([SavedProgram, Type.Null()]) }) },
  }
  app.get('/favourites/by-training/:id', { schema: one, config }, async (request) => {
    const { id } = request.params
    const program = typeof id === 'number' && (await selectSlug(app.db, id))
    const kept =
      program &&
      (await selectSavedProgram(app.db, 'favourites', callerOf(request).userId, program, request.query.locale))
    return { data: kept || null }
  })

  const remove = {
    summary: 'Removes a favourite',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.delete('/favourites/:id', { schema: remove, config: writes }, async (request, reply) => {
    if (!(await deleteSavedProgram(app.db, 'favourites', callerOf(request).userId, request.params.id))) throw notFound()
    return reply.code(204).send()
  })
}
