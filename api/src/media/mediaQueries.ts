import { eq } from 'drizzle-orm'
import { avatars } from '../db/accountTables.ts'
import type { Database, Orm } from '../db/database.ts'

export async function selectFilmFolder(db: Database, programId: number): Promise<string | undefined> {
  const [film] = await db.rows<{ folder: string }>(
    'select f.folder from programs p join films f on f.id = p.film_id where p.id = $1', [programId])
  return film?.folder
}

export async function selectAvatar(orm: Orm, name: string): Promise<Buffer | undefined> {
  const [avatar] = await orm.select({ picture: avatars.picture }).from(avatars).where(eq(avatars.name, name))
  return avatar?.picture
}
