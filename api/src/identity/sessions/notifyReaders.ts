import type { Queryable } from '../../platform/index.ts'

/** NOTIFY on this channel has the ids of users with commas, or nothing when it concerns everybody. */
export const READERS_CHANNEL = 'events'
/** PostgreSQL refuses a payload of 8,000 bytes. */
const PAYLOAD_MAX = 7_900

/** Tells every process after the commit that these users' event streams have something to send, or have to end. */
export async function notifyReaders(tx: Queryable, userIds: number[]): Promise<void> {
  const payload = userIds.join()
  await tx.rows('select pg_notify($channel, $payload)', {
    channel: READERS_CHANNEL,
    payload: payload.length > PAYLOAD_MAX ? '' : payload,
  })
}
