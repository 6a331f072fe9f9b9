import { and, eq } from 'drizzle-orm'
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

/** Whether the user's password is still the one with this hash; until the transaction ends, nobody sets another. */
export async function holdPassword(tx: Queryable, userId: number, passwordHash: string | null): Promise<boolean> {
  if (passwordHash === null) return false
  const held = await tx.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share')
  return held.length > 0
}
