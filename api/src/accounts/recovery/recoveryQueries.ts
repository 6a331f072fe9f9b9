import { eq } from 'drizzle-orm'
import { users } from '../../identity/index.ts'
import type { Queryable } from '../../platform/index.ts'

/** Without a hash the account has no password. */
export async function updatePassword(tx: Queryable, userId: number, passwordHash: string | null): Promise<void> {
  await tx.orm.update(users).set({ passwordHash }).where(eq(users.id, userId))
}
