import type { Program } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Queryable } from '../../platform/index.ts'
import { programJoins, programJson } from './programSql.ts'

const bySlugSql = `
  select p.slug, ${programJson} as program ${programJoins}
  where p.slug = any (string_to_array($slugs, ','))
    and p.id = (select o.id from programs o where o.slug = p.slug order by o.locale = $locale desc limit 1)`

/** Programs by their slugs, in this language or else in another. Those that are gone are left out. */
export async function selectBySlug(db: Queryable, slugs: string[], locale: Locale): Promise<Map<string, Program>> {
  const rows = await db.rows<{ slug: string; program: Program }>(bySlugSql, {
    locale,
    slugs: [...new Set(slugs)].join(),
  })
  return new Map(rows.map(({ slug, program }) => [slug, program]))
}
