import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LocaleQuery, NoContent, notFound, problemResponses } from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { leaveTeam } from './leaveTeamQueries.ts'

export const leaveMyTeam: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Takes the caller out of their specialist's team",
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  const config = { policy: { who: 'member' }, limit: ORDINARY_WRITES } as const

  app.delete('/team', { schema, config }, async (request, reply) => {
    const { userId } = callerOf(request)
    if (!(await app.db.transaction((tx) => leaveTeam(tx, userId)))) throw notFound()
    return reply.code(204).send()
  })
}
