import { eq } from 'drizzle-orm'
import { users } from '../identityTables.ts'
import { ApiProblem, type Queryable } from '../../platform/index.ts'

/**
 * What a caller's password is checked with and against; the hash is null if the account has no password.
 * @throws ApiProblem 401 if the account was deleted meanwhile
 */
export async function selectPassword(db: Queryable, userId: number) {
  const [user] = await db.orm
    .select({
      email: users.email,
      passwordHash: users.passwordHash,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new ApiProblem(401, 'auth.required')
  return user
}
