import type { Program } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Rows } from '../database/database.ts'
import { programJoins, programJson } from './programSql.ts'

const bySlugSql = `
  select p.slug, ${programJson} as program ${programJoins}
  where p.slug = any (string_to_array($2, ','))
    and p.id = (select o.id from programs o where o.slug = p.slug order by o.locale = $1 desc limit 1)`

/** Programs by their slugs, in this language or else in another. Those that are gone are left out. */
export async function selectBySlug(rows: Rows, slugs: string[], locale: Locale): Promise<Map<string, Program>> {
  const found = await rows<{ slug: string; program: Program }>(bySlugSql, [locale, [...new Set(slugs)].join()])
  return new Map(found.map(({ slug, program }) => [slug, program]))
}
