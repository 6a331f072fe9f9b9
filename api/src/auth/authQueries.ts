import { eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Orm } from '../database/database.ts'

export type NameChange = { firstName?: string; lastName?: string }

export async function updateName(orm: Orm, userId: number, { firstName, lastName }: NameChange) {
  if (firstName === undefined && lastName === undefined) return
  await orm.update(users).set({ firstName, lastName }).where(eq(users.id, userId))
}
