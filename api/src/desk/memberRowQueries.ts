import type { LeftMember, TeamMember } from '@kinora/contracts'
import { PAIN_TREND_DAYS } from '@kinora/limits'
import { isReadableEnd } from '../messages/index.ts'
import { isoSql, type Queryable } from '../platform/index.ts'
import { planSql } from '../money/index.ts'
import { WEEK_DAYS, type WeekItem } from './weekOf.ts'

export type MemberRow = Pick<
  TeamMember,
  'id' | 'firstName' | 'lastName' | 'email' | 'avatarURL' | 'subscription' | 'unread' | 'unreadWords'
> & {
  items: WeekItem[]
  done: number
  total: number
  points: TeamMember['pain']['points']
}

const dayOf = (time: string) => `(${time} at time zone member.time_zone)::date`
const WEEK_BEGINS = `${dayOf('now()')} - ${WEEK_DAYS - 1}`

/** Nobody loses so many at a time; the inbox has them all. */
const LEFT_MAX = 20

/** SQL for what the path asked for in the last week, and the days on which that was done. */
const itemsSql = `(
  select coalesce(jsonb_agg(jsonb_build_object('dose', span.dose, 'addedDay', ${dayOf('span.added_at')},
    'fromDay', ${dayOf('span.from_at')}, 'untilDay', ${dayOf('span.until_at')},
    'doneDays', (select coalesce(jsonb_agg(distinct done.day), '[]') from done_trainings done
      where done.user_id = member.id and done.program = span.program and done.day >= ${WEEK_BEGINS}))
    order by span.position), '[]')
  from (
    select listed.program, listed.position, listed.dose, listed.added_at, greatest(listed.added_at, (
      select max(past.until_at) from past_doses past where past.user_id = member.id and past.program = listed.program
    )) as from_at, null::timestamptz as until_at
    from path_trainings listed where listed.user_id = member.id and listed.removed_at is null
    union all
    select past.program, null, past.dose, past.added_at, past.from_at, past.until_at
    from past_doses past where past.user_id = member.id and ${dayOf('past.until_at')} >= ${WEEK_BEGINS}
  ) span
  where exists (select from programs p where p.slug = span.program))`

/** SQL for the pain of the last fortnight, the last one of each day. */
const pointsSql = `(
  select coalesce(jsonb_agg(jsonb_build_object('day', told.day, 'pain', told.pain) order by told.day), '[]') from (
    select distinct on (given.day) given.day, coalesce(given.pain_after, given.pain_before) as pain
    from check_ins given
    where given.user_id = member.id and coalesce(given.pain_after, given.pain_before) is not null
      and given.day between (now() at time zone member.time_zone)::date - ${PAIN_TREND_DAYS - 1}
        and (now() at time zone member.time_zone)::date
    order by given.day, given.id desc
  ) told)`

const rowsSql = `
  select member.id, member.first_name as "firstName", member.last_name as "lastName", member.email,
    '/media/avatars/' || coalesce(
      (select name || '.webp' from avatars where avatars.user_id = member.id), member.avatar) as "avatarURL",
    ${planSql('member.id')} as subscription,
    wrote.unread, wrote."unreadWords", listed.done, listed.total, ${itemsSql} as items, ${pointsSql} as points
  from team_members team join users member on member.id = team.member_id
  cross join lateral (
    select count(*)::int as total, (count(*) filter (where exists (
      select from done_trainings done
      where done.user_id = member.id and done.program = onpath.program and done.created_at >= onpath.added_at
    )))::int as done
    from path_trainings onpath
    where onpath.user_id = member.id and onpath.removed_at is null
      and exists (select from programs p where p.slug = onpath.program)
  ) listed
  cross join lateral (
    select count(*)::int as unread, (count(*) filter (where m.type = 'TEXT_MESSAGE'))::int as "unreadWords"
    from messages m where m.receiver_id = team.specialist_id and m.sender_id = member.id and m.read_at is null
  ) wrote
  where team.specialist_id = $specialistId and team.member_id = any (string_to_array($memberIds, ',')::int[])`

const TEAM = 'select from team_members team where team.specialist_id = $specialistId and team.member_id ='

/** SQL for those who have left the team and whose words, the last ones included, their specialist has not read. */
const leftSql = `
  select person.id, person.first_name as "firstName", person.last_name as "lastName",
    '/media/avatars/' || coalesce(
      (select name || '.webp' from avatars where avatars.user_id = person.id), person.avatar) as "avatarURL",
    wrote.unread, ${isoSql('parting.left_at')} as "leftAt"
  from (
    select left_by.sender_id + left_by.receiver_id - $specialistId::int as id, max(left_by.created_at) as left_at
    from messages left_by
    where left_by.type = 'LEAVE_TEAM' and (left_by.sender_id = $specialistId or left_by.receiver_id = $specialistId)
    group by 1
  ) parting
  join users person on person.id = parting.id
  cross join lateral (
    select count(*)::int as unread from messages m
    where m.receiver_id = $specialistId and m.sender_id = person.id and m.read_at is null
  ) wrote
  where wrote.unread > 0 and not exists (${TEAM} person.id) and ${isReadableEnd('$specialistId', 'person.id')}
  order by parting.left_at desc limit ${LEFT_MAX}`

const pageSql = `select
  (select coalesce(jsonb_agg(to_jsonb(found)), '[]') from (${rowsSql}) found) as rows,
  (select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from (${leftSql}) gone) as "left"`

/** What the rows of a team show of these members, by their ids; and who has left with words that are not read. */
export async function selectRows(
  db: Queryable,
  specialistId: number,
  memberIds: number[],
): Promise<{ details: Map<number, MemberRow>; left: LeftMember[] }> {
  const query = { specialistId, memberIds: memberIds.join() }
  const [page] = await db.rows<{ rows: MemberRow[]; left: LeftMember[] }>(pageSql, query)
  return { details: new Map(page?.rows.map((row) => [row.id, row])), left: page?.left ?? [] }
}

const trendSql = `select ${pointsSql} as points from users member where member.id = $memberId`

export async function selectTrend(db: Queryable, memberId: number): Promise<TeamMember['pain']['points']> {
  const [trend] = await db.rows<{ points: TeamMember['pain']['points'] }>(trendSql, { memberId })
  return trend?.points ?? []
}
