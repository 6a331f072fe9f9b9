import { eq } from 'drizzle-orm'
import { users } from '../db/accountTables.ts'
import type { Database } from '../db/database.ts'

/** Of the account with this normalised e-mail; the hash is null where only another provider signs in. */
export async function selectPassword(db: Database, email: string) {
  const [user] = await db.rows<{ id: number; passwordHash: string | null }>(
    'select id, password_hash as "passwordHash" from users where email = $1', [email])
  return user
}

type Plan = { name: string; isActive: boolean; expiryDate: number }

/** The plan that runs, else the one that ended last. */
export async function selectPlan(db: Database, userId: number): Promise<Plan | undefined> {
  const [plan] = await db.rows<Plan>(`
    select name, starts_at <= now() and ends_at > now() as "isActive", extract(epoch from ends_at)::int as "expiryDate"
    from subscriptions where user_id = $1 order by starts_at <= now() desc, ends_at desc limit 1`, [userId])
  return plan
}

export type NameChange = { firstName?: string; lastName?: string }

export async function updateName(db: Database, userId: number, { firstName, lastName }: NameChange) {
  if (firstName === undefined && lastName === undefined) return
  await db.orm.update(users).set({ firstName, lastName }).where(eq(users.id, userId))
}
