import type { Conversation, ConversationCounts, ConversationFilter } from '@kinora/contracts'
import { ENDED_READABLE_DAYS, type Locale, MESSAGE_EXCERPT_LENGTH } from '@kinora/limits'
import { hasPhrase, isAlike, type Queryable } from '../../platform/index.ts'
import { consentsSql, endJson, messageJoins, messageJson } from './messageSql.ts'

export type ListQuery = {
  locale: Locale
  search?: string | undefined
  show: ConversationFilter
  limit: number
  offset: number
}
export type Selected = { data: Conversation[]; counts: ConversationCounts }

/** SQL for those with whom the user was in a team that has ended, by the message with which one of the two left. */
const ended = (other: string, isStill: string) => `
  select distinct on (${other}) ${other} as id, parting.created_at as ended_at, parting.sender_id as ended_by
  from messages parting
  where parting.type = 'LEAVE_TEAM' and (parting.sender_id = $userId or parting.receiver_id = $userId) and ${isStill}
  order by ${other}, parting.id desc`

const OTHER = '(parting.sender_id + parting.receiver_id - $userId)'
const TEAM = 'select from team_members team where team.specialist_id'

const ofMember = ended(OTHER, `not exists (${TEAM} = ${OTHER} and team.member_id = $userId)`)
/** SQL for the members whose team with the specialist has ended, as long as they can be read. */
export const ofSpecialist = ended(
  OTHER,
  `parting.created_at > now() - interval '${ENDED_READABLE_DAYS} days'
    and not exists (${TEAM} = $userId and team.member_id = ${OTHER}) and ${consentsSql(OTHER)}`,
)

/** The newest message in one direction is the first of an index's range. */
const newest = (sender: string, receiver: string, isKind = 'true') => `(
  select m.id from messages m where m.sender_id = ${sender} and m.receiver_id = ${receiver} and ${isKind}
  order by m.id desc limit 1)`
const TEXT = "m.type = 'TEXT_MESSAGE'"

/**
 * SQL for what a specialist's conversation with a member comes to: how many messages they have not read, the last one in
 * either direction, and whether the member's last words wait for an answer. Each sub-query reads the end of an index's range.
 */
export const conversationSql = (reader: string, other: string) => `
  select greatest(${newest(reader, other)}, ${newest(other, reader)}) as last_message_id,
    coalesce(${newest(other, reader, TEXT)} > coalesce(${newest(reader, other, TEXT)}, 0), false) as is_waiting, (
      select count(*)::int from messages m where m.receiver_id = ${reader} and m.sender_id = ${other} and m.read_at is null
    ) as unread`

/** SQL for the conversations with people whose ids `ended` selects. Nobody in them waits for an answer. */
const endedSql = (ended: string) => `
  select team.member_id as id, team.ended_at, team.ended_by, folded(person.first_name || ' ' || person.last_name) as name,
    conversation.unread, conversation.last_message_id, false as is_waiting
  from (${ended}) team (member_id, ended_at, ended_by) join users person on person.id = team.member_id
  cross join lateral (${conversationSql('$userId', 'team.member_id')}) conversation`

/** Unread ones, then those that wait, the latest first. */
const order = (row: string) =>
  `${row}.unread = 0, ${row}.unread = 0 and not ${row}.is_waiting, ${row}.last_message_id desc`

/**
 * One query however many conversations there are. Those of the page are looked up one by one (`offset 0`): a plan that is
 * kept does not know how few they are, and would read all messages; and fold the phrase for each, were it not materialized.
 * @param named SQL for all of them, with names folded for the search
 */
const listSql = (named: string, member: string) => `
with phrase as materialized (
  select folded($search) as text
), named as materialized (
  select conversation.*, phrase.text as phrase,
    phrase.text is null or ${hasPhrase('phrase.text', 'conversation.name')} as has_phrase
  from (${named}) conversation cross join phrase
), listed as materialized (
  select * from named where last_message_id is not null
    and (has_phrase or (not exists (select from named where has_phrase) and ${isAlike('phrase', 'name')}))
)
select (
  select jsonb_build_object('all', count(*), 'unread', count(*) filter (where listed.unread > 0),
    'waiting', count(*) filter (where listed.is_waiting)) from listed
) as counts, (
  select coalesce(jsonb_agg(told.conversation order by ${order('page')}), '[]')
  from (
    select * from listed
    where $show = 'all' or ($show = 'unread' and listed.unread > 0) or ($show = 'waiting' and listed.is_waiting)
    order by ${order('listed')} limit $limit::int offset $offset::int
  ) page
  cross join lateral (
    select jsonb_build_object(
      'userId', person.id, 'firstName', person.first_name, 'lastName', person.last_name,
      'avatarURL', '/media/avatars/' || coalesce(
        (select name || '.webp' from avatars where avatars.user_id = person.id), person.avatar),
      'unread', page.unread, 'isWaiting', page.is_waiting,
      'last', ${messageJson} || jsonb_build_object(
        'content', left(m.content, ${MESSAGE_EXCERPT_LENGTH}), 'isMine', m.sender_id = $userId),
      'ended', case when page.ended_at is not null then ${endJson('page.ended_at', 'page.ended_by', '$userId', member)} end
    ) as conversation
    from users person
    join messages m on m.id = page.last_message_id and (m.sender_id = $userId or m.receiver_id = $userId) ${messageJoins}
    where person.id = page.id
    offset 0
  ) told
) as data`

const MEMBER_SQL = listSql(endedSql(ofMember), '$userId')
const EVERYTHING = { show: 'all', limit: 100, offset: 0 } as const

async function select(db: Queryable, sql: string, userId: number, query: ListQuery): Promise<Selected> {
  const { search, ...others } = query
  const [selected] = await db.rows<Selected>(sql, { userId, search: search?.trim() || null, ...others })
  if (!selected) throw new Error('A list always has one row')
  return selected
}

/** The conversations of a member that have ended, the latest first of those that are read. */
export const selectEnded = async (db: Queryable, userId: number, locale: Locale): Promise<Conversation[]> =>
  (await select(db, MEMBER_SQL, userId, { locale, ...EVERYTHING })).data

/**
 * A function that selects a specialist's conversations: those of the team, and those that have ended and can still be read.
 * @param current SQL for those of the team of $userId: `id`, `name`, `unread`, `last_message_id`, `is_waiting`
 */
export function selectConversationsBy(current: string) {
  const sql = listSql(
    `select team.id, null::timestamptz as ended_at, null::int as ended_by, team.name, team.unread, team.last_message_id, team.is_waiting
    from (${current}) team union all ${endedSql(ofSpecialist)}`,
    'page.id',
  )
  return (db: Queryable, userId: number, query: ListQuery): Promise<Selected> => select(db, sql, userId, query)
}
