import type { ReferItem } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Database } from '../database/database.ts'
import { imageJson } from '../media/index.ts'

/** Without partners whose address is not of the web: one such as `javascript:` would run in the page. */
export async function selectReferItems(db: Database, locale: Locale): Promise<ReferItem[]> {
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
