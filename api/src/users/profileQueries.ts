import type { Consent, Gender, Profile } from '@kinora/contracts'
import { and, eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Database, Orm } from '../database/database.ts'
import { selectUserData } from '../identity/userDataQueries.ts'

type MoreRow = {
  gender: Gender | null
  age: number | null
  specialistName: string | null
  description: string | null
  hasPassword: boolean
}
type ConsentRow = Omit<Consent, 'createdAt'> & { createdSeconds: number }

const MORE = `
  select gender, age, specialist_name as "specialistName", description, password_hash is not null as "hasPassword"
  from users where id = $1`

const CONSENTS = `
  select distinct on (kind) kind, version, is_given as "isGiven", extract(epoch from created_at)::float8 as "createdSeconds"
  from consents where user_id = $1 order by kind, id desc`

/** Undefined if there is no such user. */
export async function selectProfile(db: Database, userId: number): Promise<Profile | undefined> {
  const userData = await selectUserData(db, userId)
  const [more] = await db.rows<MoreRow>(MORE, [userId])
  if (!userData || !more) return undefined
  const consents = await db.rows<ConsentRow>(CONSENTS, [userId])
  return {
    ...userData,
    ...more,
    consents: consents.map(({ createdSeconds, ...same }) => ({
      ...same,
      createdAt: new Date(createdSeconds * 1_000).toISOString(),
    })),
  }
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
