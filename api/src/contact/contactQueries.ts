import { eq, sql } from 'drizzle-orm'
import { contactMessages } from './contactTables.ts'
import type { Orm } from '../database/database.ts'

/** As long as any token lasts: then it is refused for its age. */
const KEPT_FOR = sql`now() + interval '1 day'`

export async function isTaken(orm: Orm, key: string): Promise<boolean> {
  return (await orm.$count(contactMessages, eq(contactMessages.key, key))) > 0
}

/** False if the message or the token has been here before, also in a transaction that ends only now. */
export async function take(tx: Orm, key: string, token: string): Promise<boolean> {
  const taken = await tx
    .insert(contactMessages)
    .values({ key, token, expiresAt: KEPT_FOR })
    .onConflictDoNothing()
    .returning()
  return taken.length > 0
}
