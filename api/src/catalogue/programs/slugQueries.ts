import type { Queryable } from '../../platform/index.ts'

/** The slug, which all localizations of the program share. Undefined if there is no such program. */
export async function selectSlug(db: Queryable, programId: number): Promise<string | undefined> {
  const [program] = await db.rows<{ slug: string }>('select slug from programs where id = $programId', { programId })
  return program?.slug
}

/** The slugs of these ids, whatever their languages. Ids without a program are left out. */
export async function selectSlugs(db: Queryable, programIds: number[]): Promise<Map<number, string>> {
  const rows = await db.rows<{ id: number; slug: string }>(
    "select id, slug from programs where id = any (string_to_array($programIds, ',')::int[])",
    { programIds: programIds.join() },
  )
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}
