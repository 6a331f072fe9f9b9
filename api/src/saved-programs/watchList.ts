import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, listOf, NewWatchListEntry, SavedProgram } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf } from '../identity/callers.ts'
import { NoContent } from '../http/noContent.ts'
import { formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { pageOf, ShortListQuery } from '../http/pagination.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { saveProgram } from './saveProgram.ts'
import { deleteSavedProgram, selectSavedPrograms } from './savedProgramQueries.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const
const writes = { ...config, limit: ORDINARY_WRITES }

/** The watch list. */
export const watchList: FastifyPluginAsyncTypebox = async (app) => {
  const create = {
    summary: 'Adds a program to the watch list; one that is on it is not changed',
    querystring: LocaleQuery,
    body: NewWatchListEntry,
    response: { 201: Type.Object({ data: SavedProgram }), ...problemResponses(404) },
  }
  app.post(
    '/watch-list',
    { schema: create, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const what = {
        userId: callerOf(request).userId,
        trainingId: request.body.trainingId,
        locale: request.query.locale,
      }
      return reply.code(201).send({ data: await saveProgram(app, 'watchList', what) })
    },
  )

  const list = {
    summary: "The caller's watch list, the newest first",
    querystring: ShortListQuery,
    response: { 200: listOf(SavedProgram) },
  }
  app.get('/watch-list', { schema: list, config }, async (request) =>
    pageOf(
      await selectSavedPrograms(app.db, 'watchList', callerOf(request).userId, request.query.locale),
      request.query.pagination,
    ),
  )

  const remove = {
    summary: 'Removes a program from the watch list',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.delete('/watch-list/:id', { schema: remove, config: writes }, async (request, reply) => {
    if (!(await deleteSavedProgram(app.db, 'watchList', callerOf(request).userId, request.params.id))) throw notFound()
    return reply.code(204).send()
  })
}
