import { eq, sql } from 'drizzle-orm'
import { contactMessages } from './contactTables.ts'
import type { Orm } from '../database/database.ts'

/** As long as tokens are valid: afterwards they are refused as expired. */
const KEPT_FOR = sql`now() + interval '1 day'`

export async function isTaken(orm: Orm, key: string): Promise<boolean> {
  return (await orm.$count(contactMessages, eq(contactMessages.key, key))) > 0
}

/** Stores the message's key and the token. False if either is already used, also by a concurrent request. */
export async function take(tx: Orm, key: string, token: string): Promise<boolean> {
  const taken = await tx
    .insert(contactMessages)
    .values({ key, token, expiresAt: KEPT_FOR })
    .onConflictDoNothing()
    .returning()
  return taken.length > 0
}
