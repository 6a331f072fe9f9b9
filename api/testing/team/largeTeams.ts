import type { FastifyInstance } from 'fastify'
import { ofAnyone } from '../database/ofAnyone.ts'

/** Adds so many members to a team, each with a path, trainings, check-ins and a message. */
export async function addMembersTo({ db }: FastifyInstance, specialistId: number, count: number): Promise<void> {
  await db.rows(
    ofAnyone(`
      with added as (
        insert into users (email, role, locale, first_name, last_name)
        select $specialistId || '.' || n || '@large.example', 'patient', 'pl', 'Jan', 'Dąb ' || n
        from generate_series(1, $count::int) n returning id
      ), joined as (
        insert into team_members (member_id, specialist_id) select id, $specialistId::text::int from added
      ), planned as (
        insert into path_trainings (user_id, program, position, dose, added_at)
        select id, 'hundred', 0, '{"weekdays":[1,2,3,4,5,6,7],"daysPerWeek":null,"perDayMax":null,"text":null,"until":null}',
          now() - interval '30 days' from added
      ), done as (
        insert into done_trainings (user_id, program, day, created_at)
        select id, 'hundred', current_date - 1 - id % 9, now() - make_interval(days => 1 + id % 9) from added
      ), told as (
        insert into check_ins (user_id, program, day, pain_after)
        select id, 'hundred', current_date - ago, (id + ago) % 11 from added, generate_series(1, 10) ago
      )
      insert into messages (sender_id, receiver_id, type, content)
      select id, $specialistId::text::int, 'TEXT_MESSAGE', 'Dzień dobry' from added`),
    { specialistId: String(specialistId), count },
  )
}
