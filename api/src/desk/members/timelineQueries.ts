import type { TimelineDay } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Queryable } from '../../platform/index.ts'

/** The day of a time in the member's time zone. */
const dayOf = (time: string) => `(${time} at time zone member.time_zone)::date`
const firstOf = (column: string, order: string) =>
  `(array_agg(${column} order by ${order}) filter (where ${column} is not null))[1]`

const IN_DAYS = 'between $from::date and $to::date'
const BETWEEN_BOTH = `((m.sender_id = $memberId and m.receiver_id = $specialistId)
    or (m.sender_id = $specialistId and m.receiver_id = $memberId))`

/** Every part is read once for all days. */
const timelineSql = `
with trained as (
  select done.day, count(*)::int as times from done_trainings done
  where done.user_id = $memberId and done.day ${IN_DAYS} group by done.day
), told as (
  select given.day, ${firstOf('given.pain_before', 'given.id')} as before,
    ${firstOf('given.pain_after', 'given.id desc')} as after
  from check_ins given where given.user_id = $memberId and given.day ${IN_DAYS} group by given.day
), felt as (
  select survey.day, (array_agg(survey.feeling order by survey.id desc))[1] as feeling
  from video_surveys survey where survey.user_id = $memberId and survey.day ${IN_DAYS} group by survey.day
), named as (
  select done.day, done.program from done_trainings done where done.user_id = $memberId and done.day ${IN_DAYS}
  union select given.day, given.program from check_ins given where given.user_id = $memberId and given.day ${IN_DAYS}
  union select survey.day, survey.program from video_surveys survey
    where survey.user_id = $memberId and survey.day ${IN_DAYS}
), programs_of as (
  select named.day, jsonb_agg(jsonb_build_object('trainingName', p.title, 'done', counted.times,
    'painBefore', given.pain_before, 'painAfter', given.pain_after, 'effort', given.effort,
    'feeling', survey.feeling) order by coalesce(counted.first, given.created_at, survey.created_at)) as list
  from named
  cross join lateral (
    select count(*)::int as times, min(done.created_at) as first from done_trainings done
    where done.user_id = $memberId and done.day = named.day and done.program = named.program
  ) counted
  left join check_ins given
    on given.user_id = $memberId and given.day = named.day and given.day ${IN_DAYS} and given.program = named.program
  left join video_surveys survey
    on survey.user_id = $memberId and survey.day = named.day and survey.day ${IN_DAYS} and survey.program = named.program
  left join lateral (
    select title from programs where slug = named.program and locale = $locale limit 1
  ) p on true
  group by named.day
), dosed as (
  select told.day, jsonb_agg(told.name order by told.name) as list from (
    select distinct ${dayOf('m.created_at')} as day, changed.slug, p.title as name
    from messages m join users member on member.id = $memberId
    cross join jsonb_array_elements_text(m.metadata -> 'changes' -> 'doses') as changed(slug)
    left join lateral (select title from programs where slug = changed.slug and locale = $locale limit 1) p on true
    where m.type = 'PATH_CHANGED' and m.created_at >= $from::date - 1 and ${BETWEEN_BOTH}
  ) told group by told.day
), changes as (
  select changed.day, jsonb_agg(jsonb_build_object('kind', changed.kind, 'trainingName', changed.name)
    order by changed.at) as list
  from (
    select ${dayOf('listed.added_at')} as day, listed.added_at as at, 'added' as kind, p.title as name
    from path_trainings listed join users member on member.id = listed.user_id
    left join lateral (select title from programs where slug = listed.program and locale = $locale limit 1) p on true
    where listed.user_id = $memberId and listed.removed_at is null
    union all
    select ${dayOf('m.created_at')}, m.created_at, 'removed', coalesce(p.title, m.metadata ->> 'trainingName')
    from messages m join users member on member.id = $memberId
    cross join jsonb_array_elements_text(
      coalesce(m.metadata -> 'changes' -> 'removed', jsonb_build_array(m.metadata -> 'program'))) as gone(slug)
    left join lateral (select title from programs where slug = gone.slug and locale = $locale limit 1) p on true
    where m.type in ('REMOVE_VIDEO_FROM_PATH', 'PATH_CHANGED') and m.created_at >= $from::date - 1
      and ${BETWEEN_BOTH}
  ) changed group by changed.day
), wrote as (
  select ${dayOf('m.created_at')} as day, (count(*) filter (where m.sender_id = $memberId))::int as member,
    (count(*) filter (where m.sender_id = $specialistId))::int as specialist
  from messages m join users member on member.id = $memberId
  where m.type = 'TEXT_MESSAGE' and m.created_at >= $from::date - 1
    and ${BETWEEN_BOTH}
  group by 1
)
select to_char(at, 'YYYY-MM-DD') as day, coalesce(trained.times, 0) as done, told.before as "painBefore",
  told.after as "painAfter", coalesce(noted.emotion, felt.feeling) as feeling,
  coalesce((select state.mode from plan_states state
    where state.user_id = $memberId and at::date between state.from_day and state.until_day
    order by state.id desc limit 1), 'normal') as state,
  noted.emotion as "dayFeeling", coalesce(programs_of.list, '[]') as trainings,
  coalesce(changes.list, '[]') as "pathChanges", coalesce(dosed.list, '[]') as "doseChanges",
  jsonb_build_object('fromMember', coalesce(wrote.member, 0), 'fromSpecialist', coalesce(wrote.specialist, 0)) as messages
from generate_series($from::date, $to::date, interval '1 day') at
left join trained on trained.day = at::date
left join told on told.day = at::date
left join felt on felt.day = at::date
left join emotions noted on noted.user_id = $memberId and noted.day = at::date and noted.day ${IN_DAYS}
left join programs_of on programs_of.day = at::date
left join dosed on dosed.day = at::date
left join changes on changes.day = at::date
left join wrote on wrote.day = at::date
order by at`

type TimelineQuery = { memberId: number; specialistId: number; from: string; to: string; locale: Locale }

/** What a member did and told on each of these days of theirs, the oldest first. */
export const selectTimeline = (db: Queryable, query: TimelineQuery): Promise<TimelineDay[]> =>
  db.rows<TimelineDay>(timelineSql, query)
