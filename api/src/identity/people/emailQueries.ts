import { and, eq, sql } from 'drizzle-orm'
import { acrossOwners, type Queryable } from '../../platform/index.ts'
import { users } from '../identityTables.ts'
import { normalizeEmail } from '@kinora/limits'

/**
 * The account with this normalised e-mail, before anybody is signed in. `passwordHash` is null if it has no password.
 */
export async function selectAccount(db: Queryable, email: string) {
  const isVerified = sql<boolean>`${users.emailVerifiedAt} is not null`
  const [account] = await db.orm
    .select({ id: users.id, passwordHash: users.passwordHash, isVerified })
    .from(users)
    .where(and(eq(users.email, email), sql.raw(acrossOwners('nobody is signed in yet'))))
  return account
}

/** A user's e-mail, and whether they have shown that it is theirs. */
export async function selectEmail(db: Queryable, userId: number) {
  const isVerified = sql<boolean>`${users.emailVerifiedAt} is not null`
  const [account] = await db.orm.select({ email: users.email, isVerified }).from(users).where(eq(users.id, userId))
  return account
}

/** The same, for what must not happen twice at once to an account. */
export async function lockEmail(tx: Queryable, userId: number): ReturnType<typeof selectEmail> {
  await tx.rows('select id from users where id = $userId for no key update', { userId })
  return selectEmail(tx, userId)
}

/** The condition for the user whom an operator names by e-mail or id. */
export const isNamedUser = (emailOrId: string) =>
  /^\d{1,9}$/.test(emailOrId)
    ? eq(users.id, Number(emailOrId))
    : and(eq(users.email, normalizeEmail(emailOrId) ?? ''), sql.raw(acrossOwners('an operator names the user')))

/** The user whom an operator names by e-mail or id. */
export async function selectUser(db: Queryable, emailOrId: string) {
  const [user] = await db.orm.select({ id: users.id, email: users.email }).from(users).where(isNamedUser(emailOrId))
  return user
}

/** A used code proves that its user receives mail at that address. False if the account has another e-mail by now. */
export async function markVerified(
  tx: Queryable,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  const emailVerifiedAt = sql`coalesce(${users.emailVerifiedAt}, now())`
  const marked = await tx.orm
    .update(users)
    .set({ emailVerifiedAt })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id })
  return marked.length > 0
}
