import { eq } from 'drizzle-orm'
import { users } from './identityTables.ts'
import type { Orm } from '../database/database.ts'

/** E-mail and hash of a caller, whose row normally exists; the hash is null if the account has no password. */
export async function selectPassword(orm: Orm, userId: number) {
  const [user] = await orm
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  return user ?? { email: '', passwordHash: null }
}
