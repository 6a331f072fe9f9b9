import { and, eq, sql } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Orm } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'

export async function selectUserId(orm: Orm, email: string): Promise<number | undefined> {
  const [user] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), sql.raw(acrossOwners('nobody is signed in yet'))))
  return user?.id
}

export async function updatePassword(tx: Orm, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** A used code proves that its user receives mail at that address. */
export async function markEmailVerified(tx: Orm, userId: number, email: string): Promise<void> {
  const emailVerifiedAt = sql`coalesce(${users.emailVerifiedAt}, now())`
  await tx
    .update(users)
    .set({ emailVerifiedAt })
    .where(and(eq(users.id, userId), eq(users.email, email)))
}
