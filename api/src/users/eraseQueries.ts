import { eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Orm } from '../database/database.ts'

/** The account, and by cascade every row that names it. */
export async function deleteUser(tx: Orm, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
