import { eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Orm } from '../database/database.ts'

/** Deletes the account and, by cascade, every row that refers to it. */
export async function deleteUser(tx: Orm, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
