import type { Dose, SignalRules } from '@kinora/contracts'
import { PAIN_TREND_DAYS, SIGNAL_RULES } from '@kinora/limits'
import type { Rows } from '../database/database.ts'
import { hasPhrase, isAlike, alphabetical } from '../database/phraseSql.ts'
import { isoSql } from '../database/isoSql.ts'

/** States of the plan that ended so many days ago still explain a silence. */
const STATES_DAYS = 60

/**
 * What a member's signals are made of, as of their day. `lastDay`: the last one with a training; `doses` what their path
 * asks for, with the days of the week of `lastDay` on which it was done, and nothing while the last training is too
 * fresh to have missed a day. `lastSign`: the last day with a training, check-in or message, or on which the team began.
 */
export type MemberFacts = {
  id: number
  day: string
  lastDoneAt: string | null
  lastDay: string | null
  lastSign: string
  doses: { dose: Dose; addedDay: string; doneDays: string[] }[]
  states: { from: string; until: string }[]
  painDay: string | null
  pain: number | null
  median: number | null
  snoozedUntil: string | null
  rules: SignalRules
}

const rule = (column: string, name: keyof typeof SIGNAL_RULES) =>
  `'${name}', case when rules.member_id is null then ${SIGNAL_RULES[name]} else rules.${column} end`

/** One query for all members: each part is a few rows that an index has together. */
const factsSql = `
with phrase as (
  select folded($2) as text
), named as materialized (
  select team.member_id, member.time_zone,
    (now() at time zone member.time_zone)::date as today,
    ${alphabetical("member.last_name || ' ' || member.first_name")} as place,
    phrase.text is null or ${hasPhrase('phrase.text', "folded(member.first_name || ' ' || member.last_name)")}
      or ${hasPhrase('phrase.text', 'folded(member.email)')} as has_phrase,
    phrase.text is not null and ${isAlike('phrase.text', "folded(member.first_name || ' ' || member.last_name)")} as has_alike
  from team_members team join users member on member.id = team.member_id cross join phrase
  where team.specialist_id = $1 and ($3::int is null or team.member_id = $3)
)
select team.member_id as id, found.today::text as day, ${isoSql('done.created_at')} as "lastDoneAt",
  done.day::text as "lastDay",
  greatest(done.day, told.day, (wrote.created_at at time zone found.time_zone)::date,
    (team.since at time zone found.time_zone)::date)::text as "lastSign",
  case when done.day >= found.today - 1 then '[]' else (
    select coalesce(jsonb_agg(jsonb_build_object('dose', listed.dose,
      'addedDay', (listed.added_at at time zone found.time_zone)::date,
      'doneDays', (select coalesce(jsonb_agg(distinct week.day), '[]') from done_trainings week
        where week.user_id = listed.user_id and week.program = listed.program
          and week.day >= date_trunc('week', done.day)::date))), '[]')
    from path_trainings listed
    where listed.user_id = team.member_id and listed.removed_at is null and listed.dose is not null
      and exists (select from programs p where p.slug = listed.program)) end as doses,
  (select coalesce(jsonb_agg(jsonb_build_object('from', state.from_day, 'until', state.until_day)), '[]')
    from plan_states state
    where state.user_id = team.member_id and state.until_day >= found.today - ${STATES_DAYS}) as states,
  hurt.day::text as "painDay", hurt.pain, hurt.median,
  case when rules.snoozed_until > (now() at time zone specialist.time_zone)::date
    then rules.snoozed_until::text end as "snoozedUntil",
  jsonb_build_object(${rule('missed_days', 'missedDays')}, ${rule('pain_rise', 'painRise')},
    ${rule('pain_high', 'painHigh')}, ${rule('silent_days', 'silentDays')}) as rules
from named found
join team_members team on team.member_id = found.member_id and team.specialist_id = $1
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
  select (array_agg(given.day order by given.day desc, given.id desc))[1] as day,
    (array_agg(coalesce(given.pain_after, given.pain_before) order by given.day desc, given.id desc))[1] as pain,
    percentile_cont(0.5) within group (order by coalesce(given.pain_after, given.pain_before)) as median
  from check_ins given
  where given.user_id = team.member_id and given.day > found.today - ${PAIN_TREND_DAYS} and given.day <= found.today
    and coalesce(given.pain_after, given.pain_before) is not null
) hurt on true
where found.has_phrase or (found.has_alike and not exists (select from named where has_phrase))
order by found.place, team.member_id`

type Which = { specialistId: number; search?: string | undefined; memberId?: number }

/** The facts of all members of a team, or of those whom the search finds, by name. */
export const selectFacts = (rows: Rows, { specialistId, search, memberId }: Which): Promise<MemberFacts[]> =>
  rows<MemberFacts>(factsSql, [specialistId, search?.trim() || null, memberId ?? null])
