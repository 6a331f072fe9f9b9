import { eq } from 'drizzle-orm'
import { users } from '../identityTables.ts'
import { ApiProblem, type Queryable } from '../../platform/index.ts'

/**
 * E-mail and hash of a caller; the hash is null if the account has no password.
 * @throws ApiProblem 401 if the account was deleted meanwhile
 */
export async function selectPassword(db: Queryable, userId: number) {
  const [user] = await db.orm
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new ApiProblem(401, 'auth.required')
  return user
}
