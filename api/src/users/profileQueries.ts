import type { Gender, OfficeHours, Profile } from '@kinora/contracts'
import { and, eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Database, Orm } from '../database/database.ts'
import { selectConsents } from '../registration/index.ts'
import { selectUserData } from '../identity/userDataQueries.ts'

type MoreRow = {
  gender: Gender | null
  age: number | null
  specialistName: string | null
  description: string | null
  officeHours: OfficeHours
  awayUntil: string | null
  hasPassword: boolean
}

const MORE = `
  select gender, age, specialist_name as "specialistName", description, password_hash is not null as "hasPassword",
    office_hours as "officeHours", away_until::text as "awayUntil"
  from users where id = $1`

/** Undefined if there is no such user. */
export async function selectProfile(db: Database, userId: number): Promise<Profile | undefined> {
  const userData = await selectUserData(db, userId)
  const [more] = await db.rows<MoreRow>(MORE, [userId])
  if (!userData || !more) return undefined
  return { ...userData, ...more, consents: await selectConsents(db.rows, userId) }
}

type ProfileRow = Partial<typeof users.$inferInsert>

/** Updates the caller's own row. False if there is no such user, or it is not the caller. */
export async function updateProfile(
  orm: Orm,
  { id, callerId }: { id: number; callerId: number },
  profile: ProfileRow,
): Promise<boolean> {
  const written = await orm
    .update(users)
    .set(profile)
    .where(and(eq(users.id, id), eq(users.id, callerId)))
    .returning({ id: users.id })
  return written.length > 0
}
