import type { MemberStats } from '@kinora/contracts'
import { STATS_WEEKS } from '@kinora/limits'
import { addDays, mondayOf, type Queryable } from '../../platform/index.ts'
import { AVERAGE_DAYS, type FoundStats, statsOf } from './statsOf.ts'

const statsSql = `
  select count(*)::int as total,
    (count(*) filter (where done.day > $day::date - ${AVERAGE_DAYS} and done.day <= $day::date))::int as recent,
    (select coalesce(jsonb_agg(days), '[]') from (
      select counted.day, count(*)::int as done from done_trainings counted
      where counted.user_id = $userId and counted.day between $since::date and $day::date group by counted.day
    ) days) as days,
    (select coalesce(jsonb_agg(jsonb_build_object('dose', listed.dose,
        'addedDay', (listed.added_at at time zone member.time_zone)::date) order by listed.position), '[]')
      from path_trainings listed join users member on member.id = listed.user_id
      where listed.user_id = $userId and listed.removed_at is null) as items,
    (select coalesce(jsonb_agg(jsonb_build_object('from', state.from_day, 'until', state.until_day)), '[]')
      from plan_states state
      where state.user_id = $userId and state.mode = 'paused' and state.until_day >= $since::date) as pauses
  from done_trainings done where done.user_id = $userId`

/** A member's statistics as of their day. */
export async function selectStats(db: Queryable, userId: number, day: string): Promise<MemberStats> {
  const since = addDays(mondayOf(day), -7 * (STATS_WEEKS - 1))
  const [row] = await db.rows<FoundStats>(statsSql, { userId, day, since })
  if (!row) throw new Error('A count always has one row')
  return statsOf(row, day)
}
