import type { Queryable } from '../../src/platform/index.ts'
import { ofAnyone } from '../database/ofAnyone.ts'

/** Whose facts an act writes, and a number that says which. */
type Chosen = { memberId: number; specialistId: number; number: number }

const DOSE = `jsonb_build_object('weekdays', null, 'daysPerWeek', 1 + $number % 7, 'perDayMax', null, 'text', null, 'until', null)`
const PROGRAM = "(array['hundred', 'slashes', 'gone', 'left'])[1 + $number % 4]"
const ZONE = "(array['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Warsaw'])[1 + $number % 3]"
/** The last row of a member in a table. */
const last = (table: string) => `(select max(id) from ${table} where user_id = $memberId)`
const OWN_MESSAGE = '(select max(id) from messages where sender_id = $memberId and receiver_id = $specialistId)'
/** A program as another one, by another name. */
const copied = `insert into programs (slug, locale, category_id, image_id, position, duration, is_example, positions, equipment,
  body_regions, is_quiet, title, summary, description, for_whom, what_you_need, when_not_to, chapters)
  select 'gone', locale, category_id, image_id, 1000, duration, is_example, positions, equipment, body_regions, is_quiet, 'Gone',
    summary, description, for_whom, what_you_need, when_not_to, chapters
  from programs where slug = 'hundred' on conflict do nothing`

/** What changes facts, by the trigger that notices it. */
export const FACT_ACTS: Record<string, string> = {
  'done_trainings INSERT': `insert into done_trainings (user_id, program, day, created_at)
    values ($memberId, ${PROGRAM}, current_date - $number::int % 20, now() - make_interval(days => $number::int % 20))`,
  'done_trainings UPDATE': `update done_trainings set day = day - 1, created_at = created_at - interval '1 day'
    where id = ${last('done_trainings')}`,
  'done_trainings DELETE': `delete from done_trainings where id = ${last('done_trainings')}`,
  'check_ins INSERT': `insert into check_ins (user_id, program, day, pain_before, pain_after, effort)
    values ($memberId, ${PROGRAM}, current_date - $number::int % 16, $number % 11, ($number / 2) % 11,
      (array['hard', 'right', null])[1 + $number % 3])
    on conflict do nothing`,
  'check_ins UPDATE': `update check_ins set pain_after = $number % 11, effort = (array['hard', 'right'])[1 + $number % 2]
    where id = ${last('check_ins')}`,
  'check_ins DELETE': `delete from check_ins where id = ${last('check_ins')}`,
  'path_trainings INSERT': `insert into path_trainings (user_id, program, position, dose, added_at)
    values ($memberId, ${PROGRAM}, $number, ${DOSE}, now() - make_interval(days => $number::int % 30)) on conflict do nothing`,
  'path_trainings UPDATE': `update path_trainings set dose = ${DOSE}, removed_at = case when $number % 2 = 0 then now() end
    where user_id = $memberId`,
  'path_trainings DELETE': `delete from path_trainings where user_id = $memberId and program = ${PROGRAM}`,
  'plan_states INSERT': `insert into plan_states (user_id, mode, from_day, until_day)
    values ($memberId, (array['paused', 'gentle'])[1 + $number % 2], current_date - $number::int % 20,
      current_date + $number::int % 5 - 2)`,
  'plan_states UPDATE': `update plan_states set until_day = current_date + $number::int % 5 - 2
    where id = ${last('plan_states')}`,
  'plan_states DELETE': `delete from plan_states where id = ${last('plan_states')}`,
  'signal_rules INSERT': `insert into signal_rules (member_id, specialist_id, pain_high, silent_days)
    values ($memberId, $specialistId, 1 + $number % 10, 1 + $number % 14) on conflict do nothing`,
  'signal_rules UPDATE': `update signal_rules set snoozed_until = current_date + $number::int % 4 - 1
    where member_id = $memberId and specialist_id = $specialistId`,
  'signal_rules DELETE': `delete from signal_rules where member_id = $memberId and specialist_id = $specialistId`,
  'messages INSERT': `insert into messages (sender_id, receiver_id, type, created_at)
    values ($memberId, $specialistId, (array['TEXT_MESSAGE', 'JOIN_TO_TEAM'])[1 + $number % 2],
      now() - make_interval(days => $number::int % 20))`,
  'messages UPDATE': `update messages set read_at = now() where id = ${OWN_MESSAGE}`,
  'messages DELETE': `delete from messages where id = ${OWN_MESSAGE}`,
  'subscriptions INSERT': `insert into subscriptions (user_id, name, starts_at, ends_at)
    select $memberId, 'month', begins, begins + make_interval(days => $number::int % 9)
    from (select now() + make_interval(days => $number::int % 13 - 8)) plan (begins)`,
  'subscriptions UPDATE': `update subscriptions set ends_at = now() + make_interval(days => $number::int % 9 - 4)
    where id = ${last('subscriptions')}`,
  'subscriptions DELETE': `delete from subscriptions where id = ${last('subscriptions')}`,
  'team_members UPDATE': `update team_members set since = now() - make_interval(days => 1 + $number::int % 20)
    where member_id = $memberId`,
  'users UPDATE': `update users set last_name = (array['Żak', 'Zak', 'Ćma', 'Cis'])[1 + $number % 4],
    email = id || '.' || $number::int || '@acts.example', time_zone = ${ZONE} where id = $memberId`,
  'programs INSERT': copied,
  'programs UPDATE':
    "update programs set slug = 'left' where slug = 'gone' and not exists (select from programs where slug = 'left')",
  'programs DELETE': "delete from programs where slug in ('gone', 'left')",
}

/** What the trigger of users notices of a specialist: their time zone says until when members are put off. */
export const MOVE = `update users set time_zone = ${ZONE} where id = $specialistId`

/** What the trigger of messages notices of a specialist: their words answer the member's. */
export const ANSWER =
  "insert into messages (sender_id, receiver_id, type) values ($specialistId, $memberId, 'TEXT_MESSAGE')"

/** Does what an act says. Values that its text does not have are left out. */
export const act = (db: Queryable, text: string, chosen: Chosen) =>
  db.rows(
    ofAnyone(text),
    Object.fromEntries(Object.entries(chosen).filter(([name]) => text.includes(`$${name}`))) as Record<string, number>,
  )
