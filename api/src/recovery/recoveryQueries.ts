import { eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Orm } from '../database/database.ts'

export async function updatePassword(tx: Orm, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
}
