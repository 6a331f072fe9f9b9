import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'

/** NOTIFY on this channel has the ids of users with commas, or nothing when it concerns everybody. */
export const READERS_CHANNEL = 'events'
/** PostgreSQL refuses a payload of 8,000 bytes. */
const PAYLOAD_MAX = 7_900

/** Tells every process after the commit that these users' event streams have something to send, or have to end. */
export async function notifyReaders(tx: Orm, userIds: number[]): Promise<void> {
  const payload = userIds.join()
  await tx.execute(sql`select pg_notify(${READERS_CHANNEL}, ${payload.length > PAYLOAD_MAX ? '' : payload})`)
}
