import type pg from 'pg'
import { withClient } from './withClient.ts'

/** `messages` and ten times as many done trainings are of others; the user's own are the same in every seed. */
const DONE_FOR_MESSAGE = 10
const MESSAGES_OF_PAIR = 1_000
const OWN_MESSAGES = 2_000
const OWN_DONE = 1_000
const ROWS_AT_ONCE = 1_000_000

const NEW_USERS = `
  insert into users (email, role, locale, first_name, last_name)
  select number || '.' || role || '@history.example', role, 'pl', 'Anna', 'Zielińska'
  from generate_series(0, $1::int - 1) number, unnest(array['patient', 'specialist']) role`

const PAIRS = `
  create temp table pairs as
  select split_part(email, '.', 1)::int as number,
    max(id) filter (where role = 'patient') as member, max(id) filter (where role = 'specialist') as specialist
  from users where email like '%@history.example' group by 1`

/** Conversations are interleaved, as people write them. */
const messagesSql = (pair: string) => `
  insert into messages (sender_id, receiver_id, type, content, read_at)
  select case when n % 3 = 0 then pair.member else pair.specialist end,
    case when n % 3 = 0 then pair.specialist else pair.member end, 'TEXT_MESSAGE', 'Dzień dobry, jak poszło dziś ' || n, now()
  from generate_series($1::int, $2::int) n join ${pair}`

const doneSql = (pair: string) => `
  insert into done_trainings (user_id, program, day, created_at)
  select pair.member, (array(select distinct slug from programs order by slug))[1 + n % 8], at::date, at
  from generate_series($1::int, $2::int) n cross join lateral (select now() - make_interval(hours => n % 8760) as at) moment
  join ${pair}`

const OF_ALL = 'pairs pair on pair.number = n % (select count(*) from pairs)'
const OF_ONE = `(select member.id as member, specialist.id as specialist from users member, users specialist
  where member.email = '1@members.example' and specialist.email = '0.specialist@history.example') pair on true`

/** Inserts the history of others. `messages`: how many they have written; a thousand in each conversation. */
export async function seedOthers(databaseUrl: string, messages: number, detail: (text: string) => void): Promise<void> {
  await unchecked(databaseUrl, async (client) => {
    await client.query(NEW_USERS, [Math.ceil(messages / MESSAGES_OF_PAIR)])
    await client.query(PAIRS)
    await insertAll(client, 'messages', messagesSql(OF_ALL), messages, detail)
    await insertAll(client, 'done_trainings', doneSql(OF_ALL), messages * DONE_FOR_MESSAGE, detail)
  })
}

/** Puts the first of `addMembers` into a team with a history. Returns the specialist's id. */
export async function seedReader(databaseUrl: string): Promise<number> {
  return unchecked(databaseUrl, async (client) => {
    await client.query(messagesSql(OF_ONE), [1, OWN_MESSAGES])
    await client.query(doneSql(OF_ONE), [1, OWN_DONE])
    const { rows } = await client.query<{ id: number }>(`
      insert into team_members (member_id, specialist_id)
      select pair.member, pair.specialist from (select) one join ${OF_ONE} returning specialist_id as id`)
    await client.query('vacuum analyze')
    return rows[0]!.id
  })
}

/** Without the checks of foreign keys, which take most of the time; it needs a superuser. */
const unchecked = <Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>) =>
  withClient(databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    return work(client)
  })

/** Inserts rows with the indexes of the table dropped, and makes these again. */
async function insertAll(
  client: pg.Client,
  tableName: string,
  text: string,
  count: number,
  detail: (text: string) => void,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename = $1 and indexname not in (select conname from pg_constraint)`,
    [tableName],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (let from = 1; from <= count; from += ROWS_AT_ONCE) {
    const to = Math.min(count, from + ROWS_AT_ONCE - 1)
    await client.query(text, [from, to])
    detail(`${tableName}, ${to} of ${count}`)
  }
  for (const { made } of indexes) await client.query(made)
}
