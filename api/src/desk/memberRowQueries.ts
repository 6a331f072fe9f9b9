import type { TeamMember } from '@kinora/contracts'
import { PAIN_TREND_DAYS } from '@kinora/limits'
import type { Rows } from '../database/database.ts'
import { planSql } from '../subscriptions/index.ts'

type Found = Omit<TeamMember, 'progress' | 'pain' | 'signals' | 'snoozedUntil' | 'lastDoneAt'> & {
  done: number
  total: number
  points: TeamMember['pain']['points']
}

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
    (select count(*)::int from messages m
      where m.receiver_id = team.specialist_id and m.sender_id = member.id and m.read_at is null) as unread,
    listed.done, listed.total, ${pointsSql} as points
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
  where team.specialist_id = $1 and team.member_id = any (string_to_array($2, ',')::int[])`

/** What the rows of a team show of these members, by their ids. */
export async function selectRows(rows: Rows, specialistId: number, memberIds: number[]): Promise<Map<number, Found>> {
  const found = await rows<Found>(rowsSql, [specialistId, memberIds.join()])
  return new Map(found.map((row) => [row.id, row]))
}

const trendSql = `select ${pointsSql} as points from users member where member.id = $1`

export async function selectTrend(rows: Rows, memberId: number): Promise<TeamMember['pain']['points']> {
  const [trend] = await rows<{ points: TeamMember['pain']['points'] }>(trendSql, [memberId])
  return trend?.points ?? []
}
