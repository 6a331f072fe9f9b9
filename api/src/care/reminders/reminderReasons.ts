import type { Dose } from '@kinora/contracts'
import { mondayOf, type Queryable } from '../../platform/index.ts'
import { isAskedOn } from '../path/days/askedDays.ts'
import { duePath, dueOn, type PathFacts, type PathProgram, stateOn } from '../path/days/duePrograms.ts'

/** Why a day has reminders: the path asks for something, or the member trains without one that asks. */
type ReminderReason = 'path' | 'own'

/** Programs of the path as `planQueries.ts` finds them, without what they look like. */
const pathSql = `
  select member.id as "userId",
    (select coalesce(jsonb_agg(jsonb_build_object('dose', listed.dose,
        'addedDay', (listed.added_at at time zone member.time_zone)::date,
        'doneDays', (select coalesce(jsonb_agg(distinct done.day), '[]') from done_trainings done
          where done.user_id = listed.user_id and done.program = listed.program and done.day between coalesce((
            select max(earlier.day) from done_trainings earlier
            where earlier.user_id = listed.user_id and earlier.program = listed.program and earlier.day < $monday::date
          ), $monday::date) and $day::date)) order by listed.position), '[]')
      from path_trainings listed
      where listed.user_id = member.id and listed.removed_at is null
        and exists (select from programs p where p.slug = listed.program and p.locale = member.locale)) as items,
    (select coalesce(jsonb_agg(jsonb_build_object('dose', null, 'addedDay', $day::date, 'doneDays', '[]'::jsonb)), '[]')
      from gentle_trainings listed where listed.user_id = member.id) as gentle,
    (select coalesce(jsonb_agg(jsonb_build_object('mode', state.mode, 'from', state.from_day, 'until', state.until_day)
        order by state.id), '[]')
      from plan_states state where state.user_id = member.id and state.until_day >= $monday::date) as states
  from users member where member.id = any($userIds::text::int[])`

/**
 * Why members are reminded on a day, from `today` on; null on days that ask for nothing. Those who are no longer there
 * are left out.
 */
export async function readReasons(
  db: Queryable,
  userIds: number[],
  today: string,
): Promise<Map<number, (day: string) => ReminderReason | null>> {
  const rows = await db.rows<PathFacts<PathProgram> & { userId: number }>(pathSql, {
    userIds: `{${userIds.join()}}`,
    day: today,
    monday: mondayOf(today),
  })
  return new Map(rows.map(({ userId, ...facts }) => [userId, reasonsOf(facts, today)]))
}

/** What was left out earlier in the week counts today; of later days it is not known yet. */
function reasonsOf(facts: PathFacts<PathProgram>, today: string): (day: string) => ReminderReason | null {
  const path = duePath(facts, today)
  return (day) => {
    const { mode } = stateOn(path, day)
    if (mode === 'paused') return null
    if (mode === 'gentle') return 'path'
    if (!path.items.some(({ dose }) => asksOn(dose, day))) return 'own'
    const asks = day === today ? dueOn(path, day).length > 0 : path.items.some((item) => isAskedOn(item, day))
    return asks ? 'path' : null
  }
}

/** Whether the dose has days, and still has on this one. */
const asksOn = (dose: Dose | null, day: string): boolean =>
  (dose?.weekdays ?? dose?.daysPerWeek ?? null) !== null && (dose?.until ?? day) >= day
