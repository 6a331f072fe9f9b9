import type { ConversationStatus, Message, MessagePage } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { isoSql, type Queryable } from '../../platform/index.ts'
import { endJson, mayRead, messageJoins, messageJson } from './messageSql.ts'

type Participants = { userId: number; otherId: number }
type Page = Participants & { locale: Locale; limit: number; offset: number; before?: number | undefined }

/** The database's largest integer. */
const MOST = 2_147_483_647
const range = 'm.id < $before::int order by m.id desc limit $limit::int + $offset::int'

/** Each direction has an index of its own, which is read from its end as far as the page reaches. */
const newest = `
  (select m.* from messages m where m.sender_id = $userId and m.receiver_id = $otherId and ${range})
  union all
  (select m.* from messages m where m.sender_id = $otherId and m.receiver_id = $userId and ${range})
  order by id desc limit $limit::int offset $offset::int`

const pageSql = `select (
  (select count(*)::int from messages m where m.sender_id = $userId and m.receiver_id = $otherId) +
  (select count(*)::int from messages m where m.sender_id = $otherId and m.receiver_id = $userId)
) as count, (
  select coalesce(jsonb_agg(${messageJson} order by m.id desc), '[]') from (${newest}) m ${messageJoins}
) as data`

/** One page of a conversation, the newest first. An id as its end, unlike an offset, means the same after a message was taken back. */
export async function selectMessages(db: Queryable, { before = MOST, ...page }: Page) {
  const [found] = await db.rows<MessagePage>(pageSql, { ...page, before })
  if (!found) throw new Error('A page always has one row')
  return found
}

const oneSql = `select ${messageJson} as message from messages m ${messageJoins} where m.id = $id and m.sender_id = $userId`

/** A message that the user has sent. */
export async function selectSent(
  db: Queryable,
  { id, userId, locale }: { id: number; userId: number; locale: Locale },
): Promise<Message | undefined> {
  const [row] = await db.rows<{ message: Message }>(oneSql, { locale, id, userId })
  return row?.message
}

const last = (sender: string, receiver: string) =>
  `(select m.created_at from messages m where m.sender_id = ${sender} and m.receiver_id = ${receiver} order by m.id desc limit 1)`

const statusSql = `select
  (select count(*)::int from messages m where m.receiver_id = $userId and m.sender_id = $otherId and m.read_at is null) as unread,
  ${isoSql(`greatest(${last('$userId', '$otherId')}, ${last('$otherId', '$userId')})`)} as "lastMessageAt",
  (select ${endJson('parting.created_at', 'parting.sender_id', '$userId', '$memberId')} from messages parting
    where parting.type = 'LEAVE_TEAM' and parting.sender_id in ($userId, $otherId)
      and parting.receiver_id in ($userId, $otherId) order by parting.id desc limit 1) as ended`

export async function selectStatus(
  db: Queryable,
  { userId, otherId, memberId }: Participants & { memberId: number },
  canReply: boolean,
): Promise<ConversationStatus> {
  const [status] = await db.rows<Omit<ConversationStatus, 'canReply'>>(statusSql, { userId, otherId, memberId })
  if (!status) throw new Error('A status always has one row')
  return { ...status, canReply, ended: canReply ? null : status.ended }
}

const unreadSql = `select count(*)::int as unread from messages m
  where m.receiver_id = $userId and m.read_at is null and ${mayRead('$userId', '$isMember::boolean')}`

/** How many messages the user has not read, in the conversations that they may read. */
export async function countUnread(db: Queryable, userId: number, isMember: boolean): Promise<number> {
  const [counted] = await db.rows<{ unread: number }>(unreadSql, { userId, isMember })
  return counted?.unread ?? 0
}
