import type { Dose, Program } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { mondayOf } from '../days/index.ts'
import { programJoins, programJson } from '../programs/index.ts'

/** A program of the path or of the gentle list. Days are those of its user. */
export type FoundProgram = {
  slug: string
  training: Program
  dose: Dose | null
  addedAt: string
  addedDay: string
  isDone: boolean
  doneToday: number
  /** Those of this week and the last one before, in ascending order. */
  doneDays: string[]
}
export type FoundState = { mode: 'gentle' | 'paused'; from: string; until: string }
/** `states` are those that reach into this week, the oldest first; `trainedDays` days of this week with any training. */
export type FoundPlan = {
  id: number
  name: string
  note: string
  allowsPause: boolean
  items: FoundProgram[]
  gentle: FoundProgram[]
  states: FoundState[]
  trainedDays: string[]
}

/** Rows of a list of programs that has the columns `program` and `position`; $3 is today, $4 the Monday before. */
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
        where done.user_id = listed.user_id and done.program = p.slug and done.day = $3::date),
      'doneDays', (select coalesce(jsonb_agg(distinct done.day), '[]') from done_trainings done
        where done.user_id = listed.user_id and done.program = p.slug and done.day between coalesce((
          select max(earlier.day) from done_trainings earlier
          where earlier.user_id = listed.user_id and earlier.program = p.slug and earlier.day < $4::date
        ), $4::date) and $3::date)
    ) as entry ${programJoins}
    join ${list.table} listed on listed.program = p.slug
    left join favourites kept on kept.program = p.slug and kept.user_id = listed.user_id
    where p.locale = $1 and listed.user_id = path.user_id and ${list.where}
  ) as chosen
)`

const items = listSql({
  table: 'path_trainings',
  dose: 'listed.dose',
  addedAt: 'listed.added_at',
  where: 'listed.removed_at is null',
})
const gentle = listSql({ table: 'gentle_trainings', dose: 'null', addedAt: 'path.created_at', where: 'true' })

const planSql = `
  select path.id, path.name, path.note, path.allows_pause as "allowsPause", ${items} as items, ${gentle} as gentle,
    (select coalesce(jsonb_agg(jsonb_build_object('mode', state.mode, 'from', state.from_day, 'until', state.until_day)
        order by state.id), '[]')
      from plan_states state where state.user_id = path.user_id and state.until_day >= $4::date) as states,
    (select coalesce(jsonb_agg(distinct done.day), '[]') from done_trainings done
      where done.user_id = path.user_id and done.day between $4::date and $3::date) as "trainedDays"
  from paths path join users member on member.id = path.user_id
  where path.user_id = $2`

/** A member's path with what was done of it, as of their day; undefined without a path. */
export async function selectPlan(
  { rows }: { rows: Rows },
  { userId, locale, day }: { userId: number; locale: Locale; day: string },
): Promise<FoundPlan | undefined> {
  const [found] = await rows<FoundPlan>(planSql, [locale, userId, day, mondayOf(day)])
  return found
}
