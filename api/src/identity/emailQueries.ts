import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'
import { users } from './identityTables.ts'

/** The user with this normalised e-mail, before anybody is signed in. */
export async function selectUserId(orm: Orm, email: string): Promise<number | undefined> {
  const [user] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), sql.raw(acrossOwners('nobody is signed in yet'))))
  return user?.id
}

/** A used code proves that its user receives mail at that address. False if the account has another e-mail by now. */
export async function markVerified(tx: Orm, { userId, email }: { userId: number; email: string }): Promise<boolean> {
  const emailVerifiedAt = sql`coalesce(${users.emailVerifiedAt}, now())`
  const marked = await tx
    .update(users)
    .set({ emailVerifiedAt })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id })
  return marked.length > 0
}
