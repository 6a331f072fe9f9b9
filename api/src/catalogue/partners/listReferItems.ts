import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type ReferItem } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { contentListQuery, pageOf, type Queryable } from '../../platform/index.ts'
import { imageJson } from '../../media/index.ts'

export const listReferItems: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Offers of partners; descriptions are Markdown',
    querystring: contentListQuery('image'),
    response: { 200: CALLS['GET /refer-items'].answer },
  }
  app.get('/refer-items', { schema, config: { policy: { who: 'public' } } }, (request, reply) =>
    app.content.answer(request, reply, async () =>
      pageOf(await selectReferItems(app.db, request.query.locale), request.query.pagination),
    ),
  )
}

/** Without partners whose address is not of the web: one such as `javascript:` would run in the page. */
async function selectReferItems(db: Queryable, locale: Locale): Promise<ReferItem[]> {
  return db.rows<ReferItem>(
    `
    select r.id, r.words -> $locale ->> 'title' as title, r.words -> $locale ->> 'description' as description,
      case when i.id is not null then ${imageJson} end as image, r.words -> $locale ->> 'handBookUrl' as "handBookUrl",
      jsonb_build_object('buttonURL', r.words -> $locale ->> 'buttonUrl', 'buttonText', r.words -> $locale ->> 'buttonText') as data
    from refer_items r left join images i on i.slug = r.picture and i.locale = $locale
    where r.words -> $locale ->> 'buttonUrl' ~* '^https?://' order by r.position, r.id`,
    { locale },
  )
}
