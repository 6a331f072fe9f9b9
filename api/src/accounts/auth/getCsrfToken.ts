import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'

export const getCsrfToken: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'The CSRF token for forms under /api/auth',
    response: { 200: Type.Object({ csrfToken: Type.String() }) },
  }
  app.get('/csrf', { schema, config: { policy: { who: 'public' } } }, async (request, reply) => ({
    csrfToken: app.csrf.tokenFor(request, reply),
  }))
}
