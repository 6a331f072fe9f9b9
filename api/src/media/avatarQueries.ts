import { and, eq, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { avatars } from './avatarTables.ts'
import { acrossOwners, type Queryable } from '../platform/index.ts'
import { users } from '../identity/index.ts'

const NAME_BYTES = 16

/** Stores the picture under a new name, so that no cache serves the old one at its URL. */
export async function replaceAvatar(db: Queryable, userId: number, picture: Buffer): Promise<void> {
  const name = randomBytes(NAME_BYTES).toString('hex')
  await db.orm
    .insert(avatars)
    .values({ name, userId, picture })
    .onConflictDoUpdate({ target: avatars.userId, set: { name, picture, createdAt: sql`now()` } })
}

/** Removes the user's picture: an uploaded one, and that of the demo's people. */
export async function removeAvatar(tx: Queryable, userId: number): Promise<void> {
  await tx.orm.delete(avatars).where(eq(avatars.userId, userId))
  await tx.orm.update(users).set({ avatar: null }).where(eq(users.id, userId))
}

/** The WebP at `/media/avatars/<name>.webp`, for everybody. Undefined if no current picture has this name. */
export async function selectAvatar(db: Queryable, name: string): Promise<Buffer | undefined> {
  const [avatar] = await db.orm
    .select({ picture: avatars.picture })
    .from(avatars)
    .where(and(eq(avatars.name, name), sql.raw(acrossOwners('pictures are public at unguessable URLs'))))
  return avatar?.picture
}
