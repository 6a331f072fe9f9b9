import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listOf, ReferItem } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Database } from '../database/database.ts'
import { pageOf, contentListQuery } from '../http/pagination.ts'
import { imageJson } from '../media/index.ts'

export const listReferItems: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Offers of partners; descriptions are Markdown',
    querystring: contentListQuery('image'),
    response: { 200: listOf(ReferItem) },
  }
  app.get('/refer-items', { schema, config: { policy: { who: 'public' } } }, (request, reply) =>
    app.content.answer(request, reply, async () =>
      pageOf(await selectReferItems(app.db, request.query.locale), request.query.pagination),
    ),
  )
}

/** Without partners whose address is not of the web: one such as `javascript:` would run in the page. */
async function selectReferItems(db: Database, locale: Locale): Promise<ReferItem[]> {
  return db.rows<ReferItem>(
    `
    select r.id, r.words -> $1 ->> 'title' as title, r.words -> $1 ->> 'description' as description,
      case when i.id is not null then ${imageJson} end as image, r.words -> $1 ->> 'handBookUrl' as "handBookUrl",
      jsonb_build_object('buttonURL', r.words -> $1 ->> 'buttonUrl', 'buttonText', r.words -> $1 ->> 'buttonText') as data
    from refer_items r left join images i on i.slug = r.picture and i.locale = $1
    where r.words -> $1 ->> 'buttonUrl' ~* '^https?://' order by r.position, r.id`,
    [locale],
  )
}
