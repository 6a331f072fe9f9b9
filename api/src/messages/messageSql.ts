import { isoSql } from '../database/isoSql.ts'
import { isVerifiedSql } from '../identity/verificationSql.ts'

/** SQL for the titles of a list of slugs in the reader's language, or else in another; of those that exist. */
const titlesOf = (list: string) => `(
  select coalesce(jsonb_agg(named.title order by listed.place), '[]')
  from jsonb_array_elements_text(m.metadata -> 'changes' -> '${list}') with ordinality as listed(slug, place)
  cross join lateral (
    select o.title from programs o where o.slug = listed.slug order by o.locale = $1 desc limit 1) named)`

const changesJson = `case when m.metadata -> 'changes' is not null then (m.metadata -> 'changes') || jsonb_build_object(
    'added', ${titlesOf('added')}, 'removed', ${titlesOf('removed')}, 'doses', ${titlesOf('doses')}) end`

/** SQL for a `Message` of shared/contracts from `messages m` and `messageJoins`; $1 is the reader's locale. */
export const messageJson = `jsonb_build_object(
  'id', m.id, 'type', m.type, 'content', m.content, 'senderId', m.sender_id, 'receiverId', m.receiver_id,
  'createAt', ${isoSql('m.created_at')}, 'isRead', m.read_at is not null, 'readAt', ${isoSql('m.read_at')},
  'senderFirstName', sender.first_name, 'receiverFirstName', receiver.first_name, 'key', m.write_id,
  'metadata', jsonb_strip_nulls(jsonb_build_object(
    'trainingName', coalesce(p.title, m.metadata ->> 'trainingName'), 'trainingId', p.id,
    'userName', m.metadata -> 'userName', 'response', m.metadata -> 'response', 'seconds', m.metadata -> 'seconds',
    'changes', ${changesJson}))
)`

/** The names of both people, and the program in the reader's language if there is one. */
export const messageJoins = `
  join users sender on sender.id = m.sender_id
  join users receiver on receiver.id = m.receiver_id
  left join programs p on p.slug = m.metadata ->> 'program' and p.locale = $1`

/**
 * SQL for whether a reader may see `messages m`: both people of a team may, the specialist while they are verified, and
 * the member also after it has ended.
 * @param reader, isMember SQL for the reader's id, and for whether they are a member
 */
export const mayRead = (reader: string, isMember: string) => `(${isMember} or exists (
  select from team_members team where team.specialist_id = ${reader} and team.member_id in (m.sender_id, m.receiver_id)
    and ${isVerifiedSql(reader)}))`
