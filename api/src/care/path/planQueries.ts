import type { Program } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { isoSql, mondayOf, type Queryable } from '../../platform/index.ts'
import { programJoins, programJson } from '../../catalogue/index.ts'
import type { PathFacts, PathProgram } from './days/duePrograms.ts'
import { noteSql, painNoteSql } from './pathQueries.ts'

/** Days are those of its user. */
export type FoundProgram = PathProgram & {
  slug: string
  training: Program
  addedAt: string
  isDone: boolean
  doneToday: number
}
/** `trainedDays`: days of this week with any training. */
export type FoundPlan = PathFacts<FoundProgram> & {
  id: number
  name: string
  note: string
  noteAt?: string
  painNote: string
  allowsPause: boolean
  trainedDays: string[]
}

/** Rows of a list of programs that has the columns `program` and `position`; $day is today, $monday the Monday before. */
const listSql = (list: { table: string; dose: string; addedAt: string; where: string }) => `(
  select coalesce(jsonb_agg(chosen.entry order by chosen.position), '[]') from (
    select listed.position, jsonb_build_object(
      'slug', p.slug,
      'training', ${programJson} || jsonb_build_object('isFavourite', kept.id is not null, 'favouriteId', kept.id),
      'dose', ${list.dose},
      'addedAt', ${isoSql(list.addedAt)},
      'addedDay', (${list.addedAt} at time zone member.time_zone)::date,
      'isDone', exists (select from done_trainings done
        where done.user_id = listed.user_id and done.program = p.slug and done.created_at >= ${list.addedAt}),
      'doneToday', (select count(*) from done_trainings done
        where done.user_id = listed.user_id and done.program = p.slug and done.day = $day::date),
      'doneDays', (select coalesce(jsonb_agg(distinct done.day), '[]') from done_trainings done
        where done.user_id = listed.user_id and done.program = p.slug and done.day between coalesce((
          select max(earlier.day) from done_trainings earlier
          where earlier.user_id = listed.user_id and earlier.program = p.slug and earlier.day < $monday::date
        ), $monday::date) and $day::date)
    ) as entry ${programJoins}
    join ${list.table} listed on listed.program = p.slug
    left join favourites kept on kept.program = p.slug and kept.user_id = listed.user_id
    where p.locale = $locale and listed.user_id = path.user_id and ${list.where}
  ) as chosen
)`

const items = listSql({
  table: 'path_trainings',
  dose: 'listed.dose',
  addedAt: 'listed.added_at',
  where: 'listed.removed_at is null',
})
/** How much of a program of the gentle list to do is said on the path; how often is not, while the list replaces it. */
const gentleDose = `(
  select jsonb_build_object('weekdays', null, 'daysPerWeek', null, 'until', null, 'text', on_path.dose->'text',
    'perDayMax', on_path.dose->'perDayMax')
  from path_trainings on_path
  where on_path.user_id = listed.user_id and on_path.program = listed.program and on_path.removed_at is null
    and coalesce((on_path.dose->>'until')::date >= $day::date, true) and jsonb_typeof(on_path.dose) = 'object'
)`
const gentle = listSql({ table: 'gentle_trainings', dose: gentleDose, addedAt: 'path.created_at', where: 'true' })

const planSql = `
  select path.id, path.name, ${noteSql} as note, ${isoSql('path.note_at')} as "noteAt", ${painNoteSql} as "painNote", path.allows_pause as "allowsPause", ${items} as items, ${gentle} as gentle,
    (select coalesce(jsonb_agg(jsonb_build_object('mode', state.mode, 'from', state.from_day, 'until', state.until_day)
        order by state.id), '[]')
      from plan_states state where state.user_id = path.user_id and state.until_day >= $monday::date) as states,
    (select coalesce(jsonb_agg(distinct done.day), '[]') from done_trainings done
      where done.user_id = path.user_id and done.day between $monday::date and $day::date) as "trainedDays"
  from paths path join users member on member.id = path.user_id
  where path.user_id = $userId`

/** A member's path with what was done of it, as of their day; undefined without a path. */
export async function selectPlan(
  db: Queryable,
  { userId, locale, day }: { userId: number; locale: Locale; day: string },
): Promise<FoundPlan | undefined> {
  const [row] = await db.rows<FoundPlan>(planSql, { locale, userId, day, monday: mondayOf(day) })
  return row
}
