import { MESSAGE_EXCERPT_LENGTH } from '@kinora/limits'
import { type ListQuery, ofSpecialist, type Selected } from '../../src/messages/conversation/conversationListQueries.ts'
import { endJson, messageJoins, messageJson } from '../../src/messages/conversation/messageSql.ts'
import { hasPhrase, isAlike, type Queryable } from '../../src/platform/index.ts'

const inTeamOrEnded = `
  select team.member_id as id, null::timestamptz as ended_at, null::int as ended_by
  from team_members team where team.specialist_id = $userId
  union all (${ofSpecialist})`

/** The newest message in one direction is the first of an index's range. */
const newest = (sender: string, receiver: string, isKind = 'true') => `(
  select m.id from messages m where m.sender_id = ${sender} and m.receiver_id = ${receiver} and ${isKind}
  order by m.id desc limit 1)`
const TEXT = "m.type = 'TEXT_MESSAGE'"

/** One query however many conversations there are: each sub-query reads the end of an index's range. */
const listSql = (others: string, member: string) => `
with phrase as (
  select folded($search) as text
), named as materialized (
  select team.*, phrase.text is null or ${hasPhrase('phrase.text', "folded(person.first_name || ' ' || person.last_name)")} as has_phrase,
    phrase.text is not null and ${isAlike('phrase.text', "folded(person.first_name || ' ' || person.last_name)")} as has_alike
  from (${others}) team (member_id, ended_at, ended_by) join users person on person.id = team.member_id cross join phrase
), listed as materialized (
  select found.member_id as id, found.ended_at, found.ended_by, counted.unread, latest.id as last_id,
    found.ended_at is null and ${newest('found.member_id', '$userId', TEXT)} > coalesce(${newest('$userId', 'found.member_id', TEXT)}, 0) as is_waiting
  from named found
  cross join lateral (
    select greatest(${newest('$userId', 'found.member_id')}, ${newest('found.member_id', '$userId')}) as id
  ) latest
  cross join lateral (
    select count(*)::int as unread from messages m
    where m.receiver_id = $userId and m.sender_id = found.member_id and m.read_at is null
  ) counted
  where latest.id is not null
    and (found.has_phrase or (found.has_alike and not exists (select from named where has_phrase)))
), chosen as (
  select listed.*, row_number() over (order by listed.unread = 0, listed.unread = 0 and listed.is_waiting is not true, listed.last_id desc) as place
  from listed
  where $show = 'all' or ($show = 'unread' and listed.unread > 0) or ($show = 'waiting' and listed.is_waiting)
)
select (
  select jsonb_build_object('all', count(*), 'unread', count(*) filter (where listed.unread > 0),
    'waiting', count(*) filter (where listed.is_waiting)) from listed
) as counts, (
  select coalesce(jsonb_agg(jsonb_build_object(
    'userId', person.id, 'firstName', person.first_name, 'lastName', person.last_name,
    'avatarURL', '/media/avatars/' || coalesce(
      (select name || '.webp' from avatars where avatars.user_id = person.id), person.avatar),
    'unread', page.unread, 'isWaiting', coalesce(page.is_waiting, false),
    'last', ${messageJson} || jsonb_build_object(
      'content', left(m.content, ${MESSAGE_EXCERPT_LENGTH}), 'isMine', m.sender_id = $userId),
    'ended', case when page.ended_at is not null then ${endJson('page.ended_at', 'page.ended_by', '$userId', member)} end
  ) order by page.place), '[]')
  from (select * from chosen order by chosen.place limit $limit::int offset $offset::int) page
  join users person on person.id = page.id
  join messages m on m.id = page.last_id and (m.sender_id = $userId or m.receiver_id = $userId) ${messageJoins}
) as data`

const SPECIALIST_SQL = listSql(inTeamOrEnded, 'page.id')

/** What a specialist's inbox answers, computed from the messages of everybody: what standings must lead to. */
export async function conversationsFromMessages(db: Queryable, userId: number, query: ListQuery): Promise<Selected> {
  const { search, ...others } = query
  const [selected] = await db.rows<Selected>(SPECIALIST_SQL, { userId, search: search?.trim() || null, ...others })
  return selected!
}
