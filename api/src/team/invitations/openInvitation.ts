import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LocaleQuery, NoContent, problemResponses } from '../../platform/index.ts'
import { ORDINARY_WRITES } from '../../identity/index.ts'
import { TokenParams } from './tokenParams.ts'
import { markOpened, requireOpen, selectLinked } from './tokenQueries.ts'

/** The page calls this when somebody has touched it, scrolled it or pressed a key: a read page proves nothing. */
export const openInvitation: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Says that somebody uses the page of the invitation',
    params: TokenParams,
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404, 410) },
  }
  const config = { policy: { who: 'public' }, limit: ORDINARY_WRITES } as const

  app.post('/invitation/:token/open', { schema, config }, async (request, reply) => {
    const linked = await selectLinked(app.db, request.params.token)
    requireOpen(linked)
    await markOpened(app.db, linked)
    return reply.code(204).send()
  })
}
