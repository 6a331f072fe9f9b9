import { ENDED_READABLE_DAYS } from '@kinora/limits'
import { isoSql } from '../../platform/index.ts'
import { isVerifiedSql } from '../../identity/index.ts'

/** SQL for the titles of a list of slugs in the user's language, or else in another; of those that exist. */
const titlesOf = (list: string) => `(
  select coalesce(jsonb_agg(named.title order by listed.place), '[]')
  from jsonb_array_elements_text(m.metadata -> 'changes' -> '${list}') with ordinality as listed(slug, place)
  cross join lateral (
    select o.title from programs o where o.slug = listed.slug order by o.locale = $locale desc limit 1) named)`

const changesJson = `case when m.metadata -> 'changes' is not null then (m.metadata -> 'changes') || jsonb_build_object(
    'added', ${titlesOf('added')}, 'removed', ${titlesOf('removed')}, 'doses', ${titlesOf('doses')}) end`

/** SQL for a `Message` of shared/contracts from `messages m` and `messageJoins`; $locale is the user's. */
export const messageJson = `jsonb_build_object(
  'id', m.id, 'type', m.type, 'content', m.content, 'senderId', m.sender_id, 'receiverId', m.receiver_id,
  'createAt', ${isoSql('m.created_at')}, 'isRead', m.read_at is not null, 'readAt', ${isoSql('m.read_at')},
  'senderFirstName', sender.first_name, 'receiverFirstName', receiver.first_name, 'key', m.write_id,
  'metadata', jsonb_strip_nulls(jsonb_build_object(
    'trainingName', coalesce(p.title, m.metadata ->> 'trainingName'), 'trainingId', p.id,
    'userName', m.metadata -> 'userName', 'response', m.metadata -> 'response', 'seconds', m.metadata -> 'seconds',
    'until', m.metadata -> 'until',
    'changes', ${changesJson}))
)`

/** The names of both people, and the program in the user's language if there is one. */
export const messageJoins = `
  join users sender on sender.id = m.sender_id
  join users receiver on receiver.id = m.receiver_id
  left join programs p on p.slug = m.metadata ->> 'program' and p.locale = $locale`

/** SQL for since when a team must have ended so that its specialist can read the conversation no more. */
const STILL_READABLE = `now() - interval '${ENDED_READABLE_DAYS} days'`

/** SQL for whether the member consents to their health data being processed: without it no former specialist reads. */
export const consentsSql = (member: string) => `coalesce((
  select consent.is_given from consents consent where consent.user_id = ${member} and consent.kind = 'health'
  order by consent.id desc limit 1), false)`

/** SQL for whether a former specialist can still read the conversation with a member. */
export const isReadableEnd = (specialist: string, member: string) => `(exists (
    select from messages parting where parting.type = 'LEAVE_TEAM' and parting.created_at > ${STILL_READABLE}
      and parting.sender_id in (${specialist}, ${member}) and parting.receiver_id in (${specialist}, ${member}))
  and ${consentsSql(member)})`

/**
 * SQL for a `ConversationEnd` of shared/contracts, from the message with which somebody left.
 * @param at, endedBy, reader, member SQL for when and by whom it ended, for whom it is told, and for the member's id
 */
export const endJson = (at: string, endedBy: string, reader: string, member: string) => `jsonb_build_object(
  'at', ${isoSql(at)}, 'byCaller', ${endedBy} = ${reader},
  'specialistUntil', case when ${at} > ${STILL_READABLE} and ${consentsSql(member)}
    then ${isoSql(`(${at} + interval '${ENDED_READABLE_DAYS} days')`)} end)`

/**
 * SQL for whether a reader may see `messages m`. The member may; the specialist while they are verified, until
 * ENDED_READABLE_DAYS after the team has ended.
 * @param reader, isMember SQL for the user's id, and for whether they are a member
 */
export const mayRead = (reader: string, isMember: string) => `(${isMember} or (${isVerifiedSql(reader)} and (exists (
  select from team_members team where team.specialist_id = ${reader} and team.member_id in (m.sender_id, m.receiver_id))
  or ${isReadableEnd(reader, `(m.sender_id + m.receiver_id - ${reader})`)})))`
