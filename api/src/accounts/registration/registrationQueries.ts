import type { ConsentKind } from '@kinora/contracts'
import { and, eq, isNull } from 'drizzle-orm'
import { isReserved, users } from '../../identity/index.ts'
import { consents } from './consentTables.ts'
import type { Queryable } from '../../platform/index.ts'
import { CONSENT_VERSIONS } from './consentVersions.ts'

type NewUser = typeof users.$inferInsert

/**
 * Inserts the account and its consents. Undefined if the e-mail has an account already, or is kept for somebody who may
 * undo its change.
 */
export async function insertUser(
  tx: Queryable,
  user: NewUser,
  agreed: Record<ConsentKind, boolean>,
): Promise<number | undefined> {
  const [row] = await tx.orm
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!row) return undefined
  // Looked at afterwards, because the insert waits for a change of the address that is on its way.
  if (await isReserved(tx, { email: user.email })) {
    await tx.orm.delete(users).where(eq(users.id, row.id))
    return undefined
  }
  const kinds = (Object.keys(CONSENT_VERSIONS) as ConsentKind[]).filter((kind) => agreed[kind])
  await tx.orm
    .insert(consents)
    .values(kinds.map((kind) => ({ userId: row.id, kind, version: CONSENT_VERSIONS[kind], isGiven: true })))
  return row.id
}

/** The user's e-mail if it is not verified yet. */
export async function selectUnverified(db: Queryable, userId: number): Promise<string | undefined> {
  const [user] = await db.orm
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
  return user?.email
}
