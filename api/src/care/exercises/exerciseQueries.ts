import type { Dose, ExerciseDay, MemberExercises, Program } from '@kinora/contracts'
import { FILM_COMPLETED_RATIO, FILM_STARTED_AFTER_SECONDS, type Locale } from '@kinora/limits'
import { programJoins, programJson } from '../../catalogue/index.ts'
import type { Queryable } from '../../platform/index.ts'

/** What the path asked of a program from a day on, until before `untilDay`; null: until now. */
export type AskedSpan = { dose: Dose | null; addedDay: string; fromDay: string; untilDay: string | null }

/** A program with its facts, by days of the member. */
export type FoundExercise = {
  training: Program
  isOnPath: boolean
  spans: AskedSpan[]
  done: { day: string; times: number }[]
  told: Pick<ExerciseDay, 'day' | 'painBefore' | 'painAfter' | 'effort' | 'note'>[]
  felt: Pick<ExerciseDay, 'day' | 'feeling'>[]
  /** The day on which the film was left before its end. */
  begunDay: string | null
}
type FoundFacts = {
  states: { mode: 'gentle' | 'paused'; from: string; until: string }[]
  pain: MemberExercises['pain']
}

const dayOf = (time: string) => `(${time} at time zone member.time_zone)::date`
const IN_DAYS = 'between $from::date and $to::date'

/** Each program is looked up by itself: with a join, PostgreSQL reads the whole catalogue. */
const programsSql = `
with named as (
  select listed.program from path_trainings listed where listed.user_id = $memberId and listed.removed_at is null
  union
  select past.program from past_doses past join users member on member.id = past.user_id
    where past.user_id = $memberId and ${dayOf('past.until_at')} >= $from::date
  union select done.program from done_trainings done where done.user_id = $memberId and done.day ${IN_DAYS}
  union select given.program from check_ins given where given.user_id = $memberId and given.day ${IN_DAYS}
  union select survey.program from video_surveys survey where survey.user_id = $memberId and survey.day ${IN_DAYS}
)
select p.training, listed.program is not null as "isOnPath",
  (select coalesce(jsonb_agg(jsonb_build_object('dose', span.dose, 'addedDay', ${dayOf('span.added_at')},
      'fromDay', ${dayOf('span.from_at')}, 'untilDay', ${dayOf('span.until_at')}) order by span.from_at), '[]')
    from (
      select past.dose, past.added_at, past.from_at, past.until_at from past_doses past
      where past.user_id = $memberId and past.program = p.slug and ${dayOf('past.until_at')} >= $from::date
      union all
      select listed.dose, listed.added_at, greatest(listed.added_at, (
        select max(past.until_at) from past_doses past where past.user_id = $memberId and past.program = p.slug)), null
      where listed.program is not null
    ) span) as spans,
  (select coalesce(jsonb_agg(counted), '[]') from (
    select done.day, count(*)::int as times from done_trainings done
    where done.user_id = $memberId and done.program = p.slug and done.day ${IN_DAYS} group by done.day
  ) counted) as done,
  (select coalesce(jsonb_agg(jsonb_build_object('day', given.day, 'painBefore', given.pain_before,
      'painAfter', given.pain_after, 'effort', given.effort,
      'note', case when given.note_shared_at >= team.since then given.note end)), '[]')
    from check_ins given
    where given.user_id = $memberId and given.program = p.slug and given.day ${IN_DAYS}) as told,
  (select coalesce(jsonb_agg(jsonb_build_object('day', survey.day, 'feeling', survey.feeling)), '[]')
    from video_surveys survey
    where survey.user_id = $memberId and survey.program = p.slug and survey.day ${IN_DAYS}) as felt,
  (select ${dayOf('left_at.updated_at')}::text
    from film_positions left_at join films f on f.id = p.film_id
    where left_at.user_id = $memberId and left_at.program = p.slug
      and left_at.seconds between ${FILM_STARTED_AFTER_SECONDS} and f.duration * ${FILM_COMPLETED_RATIO}) as "begunDay"
from named cross join lateral (
  select p.slug, p.title, p.film_id, ${programJson} as training ${programJoins}
  where p.slug = named.program and p.locale = $locale limit 1
) p
join users member on member.id = $memberId
join team_members team on team.member_id = member.id
left join path_trainings listed
  on listed.user_id = $memberId and listed.program = p.slug and listed.removed_at is null
order by listed.position nulls last, p.title`

const factsSql = `
select (select coalesce(jsonb_agg(jsonb_build_object('mode', state.mode, 'from', state.from_day, 'until', state.until_day)
    order by state.id), '[]')
  from plan_states state
  where state.user_id = $memberId and state.from_day <= $to::date and state.until_day >= $from::date) as states,
(select coalesce(jsonb_agg(jsonb_build_object('day', hurt.day, 'pain', hurt.pain) order by hurt.day), '[]') from (
  select given.day, max(coalesce(given.pain_after, given.pain_before)) as pain from check_ins given
  where given.user_id = $memberId and given.day ${IN_DAYS} and coalesce(given.pain_after, given.pain_before) is not null
  group by given.day
) hurt) as pain`

type ExercisesQuery = { memberId: number; from: string; to: string; locale: Locale }

/** The programs of a member's path in its order, then others that they were asked for, did or told about. */
export async function selectExercises(db: Queryable, { locale, ...days }: ExercisesQuery) {
  const [facts] = await db.rows<FoundFacts>(factsSql, days)
  const programs = await db.rows<FoundExercise>(programsSql, { locale, ...days })
  return { states: facts?.states ?? [], pain: facts?.pain ?? [], programs }
}
