import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type ProgramPages } from '@kinora/contracts'
import { contentListQuery, isoSql, pageOf } from '../../platform/index.ts'

const pagesSql = `
  select jsonb_object_agg(locale, jsonb_build_object('id', id, 'publishedAt', ${isoSql('published_at')})) as pages
  from programs group by slug order by min(position), slug`

/** All programs at once, with what a sitemap says of them alone. */
export const listProgramPages: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'The pages of all programs, in the order of the catalogue, for sitemaps',
    querystring: contentListQuery(),
    response: { 200: CALLS['GET /trinings/pages'].answer },
  }
  const config = { policy: { who: 'public' } } as const

  app.get('/trinings/pages', { schema, config }, (request, reply) =>
    app.content.answer(request, reply, async () => {
      const rows = await app.db.rows<{ pages: ProgramPages }>(pagesSql)
      return pageOf(
        rows.map(({ pages }) => pages),
        request.query.pagination,
      )
    }),
  )
}
