import type { Dose, SignalRules } from '@kinora/contracts'
import { type EffortName, PAIN_TREND_DAYS, SIGNAL_RULES } from '@kinora/limits'
import { isoSql, type Queryable } from '../platform/index.ts'

/** Breaks and gentle days that ended longer ago no longer explain a silence. */
const STATES_DAYS = 60
/** For how many days a training that was too hard asks for a look. */
const HARD_DAYS = 7
const HARD: EffortName = 'hard'

/**
 * What a member's signals are made of, as of `day`, which is today where they live.
 */
export type MemberFacts = {
  id: number
  day: string
  lastDoneAt: string | null
  /** The day of the last training. */
  lastDay: string | null
  /** The last day with a training, check-in or message, or on which the team began. */
  lastSign: string
  /**
   * What their path asks for, in its order, and on which days it was done since the Monday before `lastDay`. Empty if they
   * trained today or yesterday: no day can be missed yet.
   */
  doses: { dose: Dose; addedDay: string; doneDays: string[] }[]
  /** Breaks and gentle days. */
  states: { mode: 'gentle' | 'paused'; from: string; until: string }[]
  /** The day on which they came into the team. */
  joinedDay: string
  hasPath: boolean
  /** Whether there are words of theirs that the specialist has not read. */
  hasWritten: boolean
  /** How often trainings of the last week were too hard, and the last of those days. */
  hard: { times: number; day: string } | null
  /** The latest pain of the last PAIN_TREND_DAYS, its day, and the median of that time, the latest included. */
  painDay: string | null
  pain: number | null
  median: number | null
  snoozedUntil: string | null
  rules: SignalRules
}

const rule = (column: string, name: keyof typeof SIGNAL_RULES) =>
  `'${name}', case when rules.member_id is null then ${SIGNAL_RULES[name]} else rules.${column} end`

const REPORTED = 'coalesce(given.pain_after, given.pain_before)'
const IS_HARD = `given.effort = '${HARD}' and given.day > found.today - ${HARD_DAYS}`

/** One query for all members: each sub-query is a range scan of an index, a few rows long. */
const factsSql = `
with found as materialized (
  select team.member_id, member.time_zone, (now() at time zone member.time_zone)::date as today
  from team_members team join users member on member.id = team.member_id
  where team.specialist_id = $specialistId and team.member_id = any (string_to_array($memberIds, ',')::int[])
)
select team.member_id as id, found.today::text as day, ${isoSql('done.created_at')} as "lastDoneAt",
  done.day::text as "lastDay",
  greatest(done.day, told.day, (wrote.created_at at time zone found.time_zone)::date,
    (team.since at time zone found.time_zone)::date)::text as "lastSign",
  (team.since at time zone found.time_zone)::date::text as "joinedDay",
  exists (
    select from path_trainings listed where listed.user_id = team.member_id and listed.removed_at is null
  ) as "hasPath",
  exists (
    select from messages m where m.receiver_id = team.specialist_id and m.sender_id = team.member_id
      and m.read_at is null and m.type = 'TEXT_MESSAGE'
  ) as "hasWritten",
  case when done.day >= found.today - 1 then '[]' else (
    select coalesce(jsonb_agg(jsonb_build_object('dose', listed.dose,
      'addedDay', (listed.added_at at time zone found.time_zone)::date,
      'doneDays', (select coalesce(jsonb_agg(distinct week.day), '[]') from done_trainings week
        where week.user_id = listed.user_id and week.program = listed.program
          and week.day >= date_trunc('week', done.day)::date)) order by listed.position), '[]')
    from path_trainings listed
    where listed.user_id = team.member_id and listed.removed_at is null and listed.dose is not null
      and exists (select from programs p where p.slug = listed.program)) end as doses,
  (select coalesce(jsonb_agg(jsonb_build_object('mode', state.mode, 'from', state.from_day, 'until', state.until_day)), '[]')
    from plan_states state
    where state.user_id = team.member_id and state.until_day >= found.today - ${STATES_DAYS}) as states,
  hurt.day::text as "painDay", hurt.pain, hurt.median,
  case when hurt.hard > 0 then jsonb_build_object('times', hurt.hard, 'day', hurt."hardDay") end as hard,
  case when rules.snoozed_until > (now() at time zone specialist.time_zone)::date
    then rules.snoozed_until::text end as "snoozedUntil",
  jsonb_build_object(${rule('missed_days', 'missedDays')}, ${rule('pain_rise', 'painRise')},
    ${rule('pain_high', 'painHigh')}, ${rule('silent_days', 'silentDays')}) as rules
from found
join team_members team on team.member_id = found.member_id and team.specialist_id = $specialistId
join users specialist on specialist.id = team.specialist_id
left join signal_rules rules on rules.member_id = team.member_id and rules.specialist_id = team.specialist_id
left join lateral (
  select last.day, last.created_at from done_trainings last
  where last.user_id = team.member_id order by last.created_at desc limit 1
) done on true
left join lateral (
  select given.day from check_ins given where given.user_id = team.member_id order by given.day desc limit 1
) told on true
left join lateral (
  select m.created_at from messages m
  where m.sender_id = team.member_id and m.receiver_id = team.specialist_id order by m.id desc limit 1
) wrote on true
left join lateral (
  select (array_agg(given.day order by given.day desc, given.id desc) filter (where ${REPORTED} is not null))[1] as day,
    (array_agg(${REPORTED} order by given.day desc, given.id desc) filter (where ${REPORTED} is not null))[1] as pain,
    percentile_cont(0.5) within group (order by ${REPORTED}) as median,
    (count(*) filter (where ${IS_HARD}))::int as hard, max(given.day) filter (where ${IS_HARD}) as "hardDay"
  from check_ins given
  where given.user_id = team.member_id and given.day > found.today - ${PAIN_TREND_DAYS} and given.day <= found.today
) hurt on true`

/** The facts of those of these members who are in the team. */
export const selectFacts = (
  db: Queryable,
  { specialistId, memberIds }: { specialistId: number; memberIds: number[] },
): Promise<MemberFacts[]> => db.rows<MemberFacts>(factsSql, { specialistId, memberIds: memberIds.join() })
