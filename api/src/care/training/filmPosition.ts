import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { callerOf } from '../../identity/index.ts'
import { formProblems, LocaleQuery, NoContent, pageOf, problemResponses, ShortListQuery } from '../../platform/index.ts'
import { programSlug } from '../../catalogue/index.ts'
import { selectPosition, selectStarted, writePosition } from './positionQueries.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const
/** A player tells it every few seconds, and when it is paused or wound. */
const POSITIONS = { max: 120, seconds: 60 }

/** Playback positions, shared by all of the user's devices. */
export const filmPosition: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: 'Stores where the caller stopped the film; the latest write wins',
    params: IdParams,
    querystring: LocaleQuery,
    body: CALLS['PUT /progress/position/:id'].body,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.put(
    '/progress/position/:id',
    { schema: write, config: { ...config, limit: POSITIONS }, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const program = await programSlug(app, request.params.id)
      await writePosition(app.db, callerOf(request).userId, program, request.body.seconds)
      return reply.code(204).send()
    },
  )

  const read = {
    summary: 'Where the caller stopped the film, or null',
    params: IdParams,
    querystring: LocaleQuery,
    response: {
      200: CALLS['GET /progress/position/:id'].answer,
      ...problemResponses(404),
    },
  }
  app.get('/progress/position/:id', { schema: read, config }, async (request) => {
    const program = await programSlug(app, request.params.id)
    const seconds = await selectPosition(app.db, callerOf(request).userId, program)
    return { data: seconds === undefined ? null : { seconds } }
  })

  const begun = {
    summary: 'Films that the caller has begun, the latest first, at most eight',
    querystring: ShortListQuery,
    response: { 200: CALLS['GET /progress/positions'].answer },
  }
  app.get('/progress/positions', { schema: begun, config }, async (request) =>
    pageOf(await selectStarted(app.db, callerOf(request).userId, request.query.locale), request.query.pagination),
  )
}
