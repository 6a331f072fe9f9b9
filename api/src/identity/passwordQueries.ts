import { eq } from 'drizzle-orm'
import { users } from './identityTables.ts'
import type { Orm } from '../database/database.ts'

/** Of a caller: the row was there a moment ago. The hash is null where only another provider signs in. */
export async function selectPassword(orm: Orm, userId: number) {
  const [user] = await orm
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  return user ?? { email: '', passwordHash: null }
}
