import pg from 'pg'
import { addPrograms } from './addPrograms.ts'
import { addTeam } from './addTeam.ts'

/** How much there is. `days`: of the member whose history is read; `rows`: of events, and of the access log. */
export type Size = { programs: number; accounts: number; team: number; days: number; rows: number }

/** The size that the product is shipped with, and the size that it is meant for. */
export const SHIPPED: Size = { programs: 24, accounts: 100, team: 20, days: 30, rows: 1_000 }
export const LARGE: Size = { programs: 10_000, accounts: 100_000, team: 2_000, days: 1_095, rows: 1_000_000 }

/** What shows which rows a query reads. The member's years are as long. */
export const THIN: Size = { ...LARGE, programs: 1_000, accounts: 12_000, team: 200, rows: 20_000 }

/** Who reads: a specialist with the team, and a member of it with the history. */
export type Readers = { member: number; specialist: number }

const ACCOUNTS = `
  with added as (
    insert into users (email, role, locale, first_name, last_name)
    select number || '@growth.example', 'patient', 'pl', 'Anna', 'Zielińska ' || number from generate_series(1, $1::int) number
    returning id
  ), trained as (
    insert into done_trainings (user_id, program, day, created_at)
    select added.id, (select min(slug) from programs), current_date - ago, now() - make_interval(days => ago)
    from added, generate_series(1, 10) ago
  ), told as (
    insert into check_ins (user_id, program, day, pain_before, pain_after)
    select added.id, (select min(slug) from programs), current_date - ago, 3, 2 from added, generate_series(1, 10) ago
  ), rated as (
    insert into feedbacks (user_id, program, day, rating, tags)
    select added.id, (select min(slug) from programs), current_date - ago, 4, '[]' from added, generate_series(1, 10) ago
  ), wrote as (
    insert into messages (sender_id, receiver_id, type, content, created_at)
    select added.id, added.id + 1, 'TEXT_MESSAGE', 'Dzień dobry', now() - make_interval(days => ago) from added, generate_series(1, 10) ago
  ), paid as (
    insert into subscriptions (user_id, name, starts_at, ends_at)
    select added.id, 'month', now() - make_interval(days => 30 * ago + added.id % 30), now() - make_interval(days => 30 * ago - 30 + added.id % 30)
    from added, generate_series(0, 5) ago
  ), followed as (
    insert into goals (user_id, text) select added.id, 'Spacer' from added returning id, user_id
  ), scored as (
    insert into goal_scores (goal_id, user_id, day, score)
    select followed.id, followed.user_id, current_date - ago, 5 from followed, generate_series(1, 10) ago
  )
  insert into emotions (user_id, day, emotion) select added.id, current_date - ago, 'calm' from added, generate_series(1, 10) ago`

const EVENTS = `
  insert into events (user_id, kind, data, created_at)
  select (select min(id) from users where email like '%@growth.example') + number % $2::int, 'plan.changed', '{}',
    now() - make_interval(mins => ($1::int - number) / 100)
  from generate_series(1, $1::int) number`

const ACCESS = `
  insert into access_log (user_id, actor_name, what, hour, latest_at)
  select (select min(id) from users where email like '%@growth.example') + number % $2::int, 'Anna Zielińska', 'profile',
    date_trunc('hour', now(), 'UTC') - make_interval(hours => number / $2::int), now() - make_interval(hours => number / $2::int)
  from generate_series(1, $1::int) number`

/** Three trainings a day with what was told of them, a message in each direction, a score of each goal. */
const HISTORY = [
  `insert into done_trainings (user_id, program, day, created_at)
   select $1::int, (array(select slug from programs where locale = 'pl' order by slug limit 6))[1 + (ago + place) % 6], current_date - ago,
     now() - make_interval(days => ago, hours => place) from generate_series(1, $2::int) ago, generate_series(1, 3) place`,
  `insert into check_ins (user_id, program, day, pain_before, pain_after, note, created_at)
   select $1::int, (array(select slug from programs where locale = 'pl' order by slug limit 6))[1 + (ago + place) % 6], current_date - ago,
     ago % 8, ago % 7, 'Lepiej', now() - make_interval(days => ago, hours => place)
   from generate_series(1, $2::int) ago, generate_series(1, 3) place`,
  `insert into feedbacks (user_id, program, day, rating, tags, created_at)
   select $1::int, (array(select slug from programs where locale = 'pl' order by slug limit 6))[1 + ago % 6], current_date - ago, 4, '[]',
     now() - make_interval(days => ago) from generate_series(1, $2::int) ago`,
  `insert into emotions (user_id, day, emotion) select $1::int, current_date - ago, 'calm' from generate_series(1, $2::int) ago`,
  `insert into symptoms_surveys (user_id, pain, symptoms, created_at)
   select $1::int, 50, '{}', now() - make_interval(days => ago) from generate_series(1, $2::int, 7) ago`,
  `with followed as (insert into goals (user_id, text) select $1::int, 'Spacer ' || number from generate_series(1, 5) number returning id)
   insert into goal_scores (goal_id, user_id, day, score)
   select followed.id, $1::int, current_date - ago, ago % 10 from followed, generate_series(1, $2::int) ago`,
  `insert into messages (sender_id, receiver_id, type, content, created_at, read_at)
   select case place when 1 then $1::int else $3::int end, case place when 1 then $3::int else $1::int end, 'TEXT_MESSAGE', 'Dzień dobry',
     now() - make_interval(days => ago, hours => place), now()
   from generate_series(1, $2::int) ago, generate_series(1, 2) place`,
  `insert into access_log (user_id, actor_id, actor_name, what, hour, latest_at)
   select $1::int, $3::int, 'Anna Zielińska', what, date_trunc('hour', now(), 'UTC') - make_interval(days => ago), now() - make_interval(days => ago)
   from generate_series(1, $2::int) ago, unnest(array['profile', 'path', 'stats']) what`,
]

/** Fills a database that has the content. Needs a superuser: foreign keys are not checked, which takes most of the time. */
export async function seedGrowth(databaseUrl: string, size: Size): Promise<Readers> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    await addPrograms(client, size.programs)
    await client.query(ACCOUNTS, [size.accounts])
    await client.query(EVENTS, [size.rows, size.accounts])
    await client.query(ACCESS, [size.rows, size.accounts])
    const { specialist, members } = await addTeam(client, size.team)
    const member = members[0]!
    for (const sql of HISTORY) {
      const values = [member, size.days, specialist]
      await client.query(sql, sql.includes('$3') ? values : values.slice(0, 2))
    }
    // What triggers would have done.
    await client.query('update content_state set version = version + 1, indexed_by = null')
    await client.query('notify content')
    await client.query('vacuum analyze')
    return { member, specialist }
  } finally {
    await client.end()
  }
}
