import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { localePath, paths } from '@kinora/paths'
import { Type } from 'typebox'
import { callerOf } from '../identity/callers.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { selectHeld, selectOwnAvatar } from './exportQueries.ts'
import { zipHeld } from './zipHeld.ts'

const LIMIT = { max: 5, seconds: 60 * 60 }

export const exportMe: FastifyPluginAsyncTypebox = async (app) => {
  const zip = { schema: Type.Unsafe<NodeJS.ReadableStream>({ type: 'string', format: 'binary' }) }
  const schema = {
    summary: 'All data that is stored about the caller, as a ZIP of JSON with their picture (GDPR, articles 15 and 20)',
    querystring: LocaleQuery,
    response: {
      200: { description: 'The archive', content: { 'application/zip': zip } },
    },
  }

  app.get('/user/me/export', { schema, config: { policy: { who: 'user' }, limit: LIMIT } }, async (request, reply) => {
    const { userId } = callerOf(request)
    const [tables, avatar] = await Promise.all([selectHeld(app.db, userId), selectOwnAvatar(app.db, userId)])
    const date = new Date().toISOString().slice(0, 10)
    const { locale } = request.query
    const policyUrl = app.config.origin + localePath(locale, paths.privacyPolicy())
    reply.type('application/zip').header('content-disposition', `attachment; filename="kinora-export-${date}.zip"`)
    return reply.send(zipHeld({ tables, avatar }, { date, locale, policyUrl }))
  })
}
