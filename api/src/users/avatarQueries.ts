import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { avatars } from '../db/accountTables.ts'
import type { Orm } from '../db/database.ts'

const NAME_BYTES = 16

/** Under a new name: the address of the picture before it ends, in every cache. */
export async function replaceAvatar(orm: Orm, userId: number, picture: Buffer): Promise<void> {
  const name = randomBytes(NAME_BYTES).toString('hex')
  await orm.insert(avatars).values({ name, userId, picture })
    .onConflictDoUpdate({ target: avatars.userId, set: { name, picture, createdAt: sql`now()` } })
}
