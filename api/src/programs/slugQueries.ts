import type { Database, Rows } from '../database/database.ts'

/** The slug, which all localizations of the program share. Undefined if there is no such program. */
export async function selectSlug(db: Database, programId: number): Promise<string | undefined> {
  const [program] = await db.rows<{ slug: string }>('select slug from programs where id = $1', [programId])
  return program?.slug
}

/** The slugs of these ids, whatever their languages. Ids without a program are left out. */
export async function selectSlugs(rows: Rows, programIds: number[]): Promise<Map<number, string>> {
  const found = await rows<{ id: number; slug: string }>(
    "select id, slug from programs where id = any (string_to_array($1, ',')::int[])",
    [programIds.join()],
  )
  return new Map(found.map(({ id, slug }) => [id, slug]))
}
