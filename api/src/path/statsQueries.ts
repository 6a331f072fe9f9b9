import type { MemberStats } from '@kinora/contracts'
import { STATS_WEEKS } from '@kinora/limits'
import type { Rows } from '../database/database.ts'
import { addDays, mondayOf } from '../days/index.ts'
import { AVERAGE_DAYS, type FoundStats, statsOf } from './statsOf.ts'

const statsSql = `
  select count(*)::int as total, (count(*) filter (where done.day > $2::date - ${AVERAGE_DAYS} and done.day <= $2::date))::int as recent,
    (select coalesce(jsonb_agg(days), '[]') from (
      select counted.day, count(*)::int as done from done_trainings counted
      where counted.user_id = $1 and counted.day between $3::date and $2::date group by counted.day
    ) days) as days,
    (select coalesce(jsonb_agg(listed.dose), '[]') from path_trainings listed
      where listed.user_id = $1 and listed.removed_at is null and listed.dose is not null) as doses,
    (select coalesce(jsonb_agg(jsonb_build_object('from', state.from_day, 'until', state.until_day)), '[]')
      from plan_states state
      where state.user_id = $1 and state.mode = 'paused' and state.until_day >= $3::date) as pauses
  from done_trainings done where done.user_id = $1`

/** A member's statistics as of their day. */
export async function selectStats({ rows }: { rows: Rows }, userId: number, day: string): Promise<MemberStats> {
  const since = addDays(mondayOf(day), -7 * (STATS_WEEKS - 1))
  const [found] = await rows<FoundStats>(statsSql, [userId, day, since])
  if (!found) throw new Error('A count always has one row')
  return statsOf(found, day)
}
