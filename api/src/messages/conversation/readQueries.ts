import type { Queryable } from '../../platform/index.ts'
import { recordEvents } from '../events/recordEvents.ts'
import { mayRead } from './messageSql.ts'

type Read = { id: number; senderId: number; readAt: Date }

/** In the order of their ids, so that two tabs that mark the same messages do not wait for each other. */
const markSql = `
  with addressed as (
    select m.id from messages m
    where m.id = any (string_to_array($ids, ',')::int[]) and m.receiver_id = $userId and m.read_at is null
      and ${mayRead('m.receiver_id', '$isMember::boolean')}
    order by m.id for update
  )
  update messages read set read_at = now() from addressed
  where read.id = addressed.id and read.receiver_id = $userId
  returning read.id, read.sender_id as "senderId", read.read_at as "readAt"`

/**
 * Marks as read those of the messages that are addressed to the user, who may read them, and unread. Tells their senders
 * and the user's other devices.
 */
export async function markRead(tx: Queryable, userId: number, isMember: boolean, ids: number[]): Promise<void> {
  const rows = await tx.rows<Read>(markSql, { userId, isMember, ids: ids.join() })
  const [first] = rows
  if (!first) return
  const readAt = first.readAt.toISOString()
  const of = (userId: number, read: Read[]) =>
    ({ userId, kind: 'message.read', data: { ids: read.map(({ id }) => id).sort((a, b) => a - b), readAt } }) as const
  const bySender = Map.groupBy(rows, ({ senderId }) => senderId)
  await recordEvents(tx, [of(userId, rows), ...[...bySender].map(([senderId, read]) => of(senderId, read))])
}
