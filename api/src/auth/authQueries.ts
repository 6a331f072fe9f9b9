import { eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Database } from '../database/database.ts'

export type NameChange = { firstName?: string; lastName?: string }

export async function updateName(db: Database, userId: number, { firstName, lastName }: NameChange) {
  if (firstName === undefined && lastName === undefined) return
  await db.orm.update(users).set({ firstName, lastName }).where(eq(users.id, userId))
}
