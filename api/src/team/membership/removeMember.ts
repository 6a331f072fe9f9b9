import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams } from '@kinora/contracts'
import { LocaleQuery, NoContent, notFound, problemResponses } from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { leaveTeam } from './leaveTeamQueries.ts'

export const removeMember: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Takes a member out of the caller's team",
    params: IdParams,
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  const config = { policy: { who: 'specialist', whose: 'team' }, limit: ORDINARY_WRITES } as const

  app.delete('/team/member/:id', { schema, config }, async (request, reply) => {
    const { userId } = callerOf(request)
    const { id } = request.params
    if (!(await app.db.transaction((tx) => leaveTeam(tx, id, userId)))) throw notFound()
    return reply.code(204).send()
  })
}
