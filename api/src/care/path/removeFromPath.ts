import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { UNDO_SECONDS } from '@kinora/limits'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { LocaleQuery, NoContent, notFound, problemResponses } from '../../platform/index.ts'
import { programSlug } from '../../catalogue/index.ts'
import { putBack, takeOff } from './pathQueries.ts'

const config = { policy: { who: 'member', whose: 'own' }, limit: ORDINARY_WRITES } as const

/** Removes a program from the path; a PUT to the same URL undoes that for UNDO_SECONDS. */
export const removeFromPath: FastifyPluginAsyncTypebox = async (app) => {
  const remove = {
    summary: "Removes a program from the caller's path and tells their specialist",
    description: `A PUT within ${UNDO_SECONDS} seconds undoes both.`,
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: CALLS['DELETE /my-path/:id'].answer, ...problemResponses(404) },
  }
  app.delete('/my-path/:id', { schema: remove, config }, async (request) => {
    const program = await programSlug(app, request.params.id)
    const undoUntil = await takeOff(app.db, callerOf(request).userId, program)
    if (!undoUntil) throw notFound()
    return { data: { undoUntil } }
  })

  const restore = {
    summary: 'Restores a program that was just removed from the path to its place',
    description: '404 when the time for it is over. A program that is on the path is not changed.',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.put('/my-path/:id', { schema: restore, config }, async (request, reply) => {
    const program = await programSlug(app, request.params.id)
    if (!(await putBack(app.db, callerOf(request).userId, program))) throw notFound()
    return reply.code(204).send()
  })
}
