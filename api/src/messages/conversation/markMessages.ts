import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MESSAGES_READ_MAX } from '@kinora/limits'
import { Type } from 'typebox'
import { LocaleQuery, NoContent, problemResponses } from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { markRead } from './readQueries.ts'

/** No id is larger, and PostgreSQL does not read a larger one as an integer. */
const ID_MAX = 2_147_483_647
const Ids = Type.String({ pattern: `^\\d{1,10}(,\\d{1,10}){0,${MESSAGES_READ_MAX - 1}}$` })

export const markMessages: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Marks messages as read, by their ids with commas between them',
    description: `At most ${MESSAGES_READ_MAX}. Those that are not addressed to the caller are ignored.`,
    params: Type.Object({ ids: Ids }),
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  const config = { policy: { who: 'user', members: true }, limit: ORDINARY_WRITES } as const

  app.post('/message/status/:ids', { schema, config }, async (request, reply) => {
    const { userId, role } = callerOf(request)
    const ids = request.params.ids
      .split(',')
      .map(Number)
      .filter((id) => id <= ID_MAX)
    await app.db.transaction((tx) => markRead(tx, userId, role === 'patient', ids))
    return reply.code(204).send()
  })
}
