import type { ConversationStatus, Message, MessagePage } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Database } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { mayRead, messageJoins, messageJson } from './messageSql.ts'

type Which = { userId: number; otherId: number }
type Page = Which & { locale: Locale; limit: number; offset: number }

/** Each direction has an index of its own, which is read from its end as far as the page reaches. */
const newest = `
  (select m.* from messages m where m.sender_id = $2 and m.receiver_id = $3 order by m.id desc limit $4::int + $5::int)
  union all
  (select m.* from messages m where m.sender_id = $3 and m.receiver_id = $2 order by m.id desc limit $4::int + $5::int)
  order by id desc limit $4::int offset $5::int`

const pageSql = `select (
  (select count(*)::int from messages m where m.sender_id = $2 and m.receiver_id = $3) +
  (select count(*)::int from messages m where m.sender_id = $3 and m.receiver_id = $2)
) as count, (
  select coalesce(jsonb_agg(${messageJson} order by m.id desc), '[]') from (${newest}) m ${messageJoins}
) as data`

/** One page of a conversation, the newest first. */
export async function selectMessages(db: Database, { userId, otherId, locale, limit, offset }: Page) {
  const [page] = await db.rows<MessagePage>(pageSql, [locale, userId, otherId, limit, offset])
  if (!page) throw new Error('A page always has one row')
  return page
}

const oneSql = `select ${messageJson} as message from messages m ${messageJoins} where m.id = $2 and m.sender_id = $3`

/** A message that the user has sent. */
export async function selectSent(
  db: Database,
  { id, userId, locale }: { id: number; userId: number; locale: Locale },
): Promise<Message | undefined> {
  const [row] = await db.rows<{ message: Message }>(oneSql, [locale, id, userId])
  return row?.message
}

const last = (sender: string, receiver: string) =>
  `(select m.created_at from messages m where m.sender_id = ${sender} and m.receiver_id = ${receiver} order by m.id desc limit 1)`

const statusSql = `select
  (select count(*)::int from messages m where m.receiver_id = $1 and m.sender_id = $2 and m.read_at is null) as unread,
  ${isoSql(`greatest(${last('$1', '$2')}, ${last('$2', '$1')})`)} as "lastMessageAt"`

export async function selectStatus(
  db: Database,
  { userId, otherId }: Which,
): Promise<Omit<ConversationStatus, 'canReply'>> {
  const [status] = await db.rows<Omit<ConversationStatus, 'canReply'>>(statusSql, [userId, otherId])
  if (!status) throw new Error('A status always has one row')
  return status
}

const unreadSql = `select count(*)::int as unread from messages m
  where m.receiver_id = $1 and m.read_at is null and ${mayRead('$1', '$2::boolean')}`

/** How many messages the user has not read, in the conversations that they may read. */
export async function countUnread(db: Database, userId: number, isMember: boolean): Promise<number> {
  const [counted] = await db.rows<{ unread: number }>(unreadSql, [userId, isMember])
  return counted?.unread ?? 0
}
