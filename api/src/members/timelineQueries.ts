import type { TimelineDay } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Rows } from '../database/database.ts'

/** The day of a time in the member's time zone. */
const dayOf = (time: string) => `(${time} at time zone member.time_zone)::date`
const firstOf = (column: string, order: string) =>
  `(array_agg(${column} order by ${order}) filter (where ${column} is not null))[1]`

/** Every part is read once for all days. $1 is the member, $2 the specialist, $3 the first day, $4 the last. */
const timelineSql = `
with trained as (
  select done.day, count(*)::int as times from done_trainings done
  where done.user_id = $1 and done.day between $3::date and $4::date group by done.day
), told as (
  select given.day, ${firstOf('given.pain_before', 'given.id')} as before,
    ${firstOf('given.pain_after', 'given.id desc')} as after
  from check_ins given where given.user_id = $1 and given.day between $3::date and $4::date group by given.day
), felt as (
  select survey.day, (array_agg(survey.feeling order by survey.id desc))[1] as feeling
  from video_surveys survey where survey.user_id = $1 and survey.day between $3::date and $4::date group by survey.day
), changes as (
  select changed.day, jsonb_agg(jsonb_build_object('kind', changed.kind, 'trainingName', changed.name)
    order by changed.at) as list
  from (
    select ${dayOf('listed.added_at')} as day, listed.added_at as at, 'added' as kind, p.title as name
    from path_trainings listed join users member on member.id = listed.user_id
    left join programs p on p.slug = listed.program and p.locale = $5
    where listed.user_id = $1 and listed.removed_at is null
    union all
    select ${dayOf('m.created_at')}, m.created_at, 'removed', coalesce(p.title, m.metadata ->> 'trainingName')
    from messages m join users member on member.id = $1
    cross join jsonb_array_elements_text(
      coalesce(m.metadata -> 'changes' -> 'removed', jsonb_build_array(m.metadata -> 'program'))) as gone(slug)
    left join programs p on p.slug = gone.slug and p.locale = $5
    where m.type in ('REMOVE_VIDEO_FROM_PATH', 'PATH_CHANGED')
      and ((m.sender_id = $1 and m.receiver_id = $2) or (m.sender_id = $2 and m.receiver_id = $1))
  ) changed group by changed.day
), wrote as (
  select ${dayOf('m.created_at')} as day, (count(*) filter (where m.sender_id = $1))::int as member,
    (count(*) filter (where m.sender_id = $2))::int as specialist
  from messages m join users member on member.id = $1
  where m.type = 'TEXT_MESSAGE' and m.created_at >= $3::date - 1
    and ((m.sender_id = $1 and m.receiver_id = $2) or (m.sender_id = $2 and m.receiver_id = $1))
  group by 1
)
select to_char(at, 'YYYY-MM-DD') as day, coalesce(trained.times, 0) as done, told.before as "painBefore",
  told.after as "painAfter", coalesce(noted.emotion, felt.feeling) as feeling,
  coalesce((select state.mode from plan_states state
    where state.user_id = $1 and at::date between state.from_day and state.until_day
    order by state.id desc limit 1), 'normal') as state,
  coalesce(changes.list, '[]') as "pathChanges",
  jsonb_build_object('fromMember', coalesce(wrote.member, 0), 'fromSpecialist', coalesce(wrote.specialist, 0)) as messages
from generate_series($3::date, $4::date, interval '1 day') at
left join trained on trained.day = at::date
left join told on told.day = at::date
left join felt on felt.day = at::date
left join emotions noted on noted.user_id = $1 and noted.day = at::date
left join changes on changes.day = at::date
left join wrote on wrote.day = at::date
order by at`

type Which = { memberId: number; specialistId: number; from: string; to: string; locale: Locale }

/** What a member did and told on each of these days of theirs, the oldest first. */
export const selectTimeline = (
  rows: Rows,
  { memberId, specialistId, from, to, locale }: Which,
): Promise<TimelineDay[]> => rows<TimelineDay>(timelineSql, [memberId, specialistId, from, to, locale])
