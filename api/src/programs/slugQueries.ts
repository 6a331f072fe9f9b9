import type { Database } from '../database/database.ts'

/** The slug, which all localizations of the program share. Undefined if there is no such program. */
export async function selectSlug(db: Database, programId: number): Promise<string | undefined> {
  const [program] = await db.rows<{ slug: string }>('select slug from programs where id = $1', [programId])
  return program?.slug
}
