import type { Database } from '../database/database.ts'

/** What a program is called in all its languages. Undefined where there is no such program. */
export async function selectSlug(db: Database, programId: number): Promise<string | undefined> {
  const [program] = await db.rows<{ slug: string }>('select slug from programs where id = $1', [programId])
  return program?.slug
}
