import type pg from 'pg'

/** Days of history, of which every second has a training and every fourth a check-in. */
const DAYS = 180

/** Half of the members trained in the last two days, the others up to three weeks ago. Half of them have a plan now. */
const SEED = `
  with specialist as (
    insert into users (email, role, locale, first_name, last_name)
    values ($1 || '@teams.example', 'specialist', 'pl', 'Anna', 'Zielińska') returning id
  ), verified as (
    insert into specialist_decisions (user_id, state) select id, 'verified' from specialist
  ), member as (
    insert into users (email, role, locale, first_name, last_name)
    select n || '.' || $1 || '@teams.example', 'patient', 'pl', 'Anna', 'Zielińska ' || n
    from generate_series(1, $1::text::int) n returning id
  ), joined as (
    insert into team_members (member_id, specialist_id, since)
    select member.id, specialist.id, now() - interval '${DAYS} days' from member, specialist
  ), listed as (
    insert into standings (member_id, specialist_id) select member.id, specialist.id from member, specialist
  ), paid as (
    insert into subscriptions (user_id, name, starts_at, ends_at)
    select member.id, 'month', now() - make_interval(days => 30 * ago), now() - make_interval(days => 30 * ago - 30)
    from member, generate_series(0, 5) ago where member.id % 2 = 0 or ago > 2
  ), planned as (
    insert into path_trainings (user_id, program, position, dose, added_at)
    select member.id, chosen.slug, chosen.place, jsonb_build_object('weekdays', null, 'daysPerWeek', 2 + chosen.place % 4,
      'perDayMax', null, 'text', null, 'until', null), now() - interval '${DAYS} days'
    from member, (select slug, row_number() over (order by slug) as place from programs where locale = 'pl' limit 6) chosen
  ), trained as (
    insert into done_trainings (user_id, program, day, created_at)
    select member.id, (array(select slug from programs where locale = 'pl' order by slug limit 6))[1 + ago % 6],
      current_date - ago, now() - make_interval(days => ago)
    from member, generate_series(1, ${DAYS}, 2) ago where ago > case when member.id % 2 = 0 then 0 else member.id % 21 end
  ), told as (
    insert into check_ins (user_id, program, day, pain_before, pain_after)
    select member.id, 'told', current_date - ago, (member.id + ago) % 9, (member.id + ago) % 8
    from member, generate_series(1, ${DAYS}, 4) ago
  ), wrote as (
    insert into messages (sender_id, receiver_id, type, content, created_at)
    select member.id, specialist.id, 'TEXT_MESSAGE', 'Dzień dobry', now() - make_interval(days => ago)
    from member, specialist, generate_series(1, ${DAYS}, 9) ago
  )
  select specialist.id as specialist, array(select id from member order by id) as members from specialist`

/** Inserts a specialist with so many members, who train and write, without triggers. Returns their ids. */
export async function addTeam(client: pg.Client, members: number): Promise<{ specialist: number; members: number[] }> {
  const { rows } = await client.query<{ specialist: number; members: number[] }>(SEED, [String(members)])
  return rows[0]!
}
