import { eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Database } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'

/** Id and hash of the account with this normalised e-mail; the hash is null if the account has no password. */
export async function selectAccount(db: Database, email: string) {
  const [user] = await db.rows<{ id: number; passwordHash: string | null }>(
    `select id, password_hash as "passwordHash" from users
    where email = $1 and ${acrossOwners('nobody is signed in yet')}`,
    [email],
  )
  return user
}

export type NameChange = { firstName?: string; lastName?: string }

export async function updateName(db: Database, userId: number, { firstName, lastName }: NameChange) {
  if (firstName === undefined && lastName === undefined) return
  await db.orm.update(users).set({ firstName, lastName }).where(eq(users.id, userId))
}
