import type { Database } from '../db/database.ts'

export async function selectFilmFolder(db: Database, programId: number): Promise<string | undefined> {
  const [film] = await db.rows<{ folder: string }>(
    'select f.folder from programs p join films f on f.id = p.film_id where p.id = $1', [programId])
  return film?.folder
}
