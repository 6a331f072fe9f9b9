import type { Profile } from '@kinora/contracts'
import { and, eq, sql } from 'drizzle-orm'
import { selectUserData, users } from '../../identity/index.ts'
import type { Queryable } from '../../platform/index.ts'
import { selectConsents } from '../registration/consentQueries.ts'

const { gender, age, specialistName, description, officeHours, awayUntil, passwordHash } = users
const hasPassword = sql<boolean>`${passwordHash} is not null`
const more = { gender, age, specialistName, description, officeHours, awayUntil, hasPassword }

/** Undefined if there is no such user. */
export async function selectProfile(db: Queryable, userId: number): Promise<Profile | undefined> {
  const userData = await selectUserData(db, userId)
  const [row] = await db.orm.select(more).from(users).where(eq(users.id, userId))
  if (!userData || !row) return undefined
  return { ...userData, ...row, consents: await selectConsents(db, userId) }
}

type ProfileRow = Partial<typeof users.$inferInsert>

/** Updates the caller's own row. False if there is no such user, or it is not the caller. */
export async function updateProfile(
  db: Queryable,
  { id, callerId }: { id: number; callerId: number },
  profile: ProfileRow,
): Promise<boolean> {
  const written = await db.orm
    .update(users)
    .set(profile)
    .where(and(eq(users.id, id), eq(users.id, callerId)))
    .returning({ id: users.id })
  return written.length > 0
}
