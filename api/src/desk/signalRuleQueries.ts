import type { SignalRules } from '@kinora/contracts'
import type { Queryable } from '../platform/index.ts'

type Pair = { memberId: number; specialistId: number }

/** Writes for a member who is in the team now. */
const upsertSql = (columns: string[], values: string[]) => `
  insert into signal_rules (member_id, specialist_id, ${columns.join()})
  select team.member_id, team.specialist_id, ${values.join()} from team_members team
  where team.member_id = $memberId and team.specialist_id = $specialistId
  on conflict (member_id, specialist_id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join()}
  returning member_id`

const rulesSql = upsertSql(
  ['missed_days', 'pain_rise', 'pain_high', 'silent_days'],
  ['$missedDays::int', '$painRise::int', '$painHigh::int', '$silentDays::int'],
)
const snoozeSql = upsertSql(['snoozed_until'], ['$until::date'])

/** False if the member is not in the team. */
export async function writeRules(db: Queryable, pair: Pair, rules: SignalRules): Promise<boolean> {
  return (await db.rows(rulesSql, { ...pair, ...rules })).length > 0
}

/** False if the member is not in the team. */
export const writeSnooze = async (db: Queryable, pair: Pair, until: string | null): Promise<boolean> =>
  (await db.rows(snoozeSql, { ...pair, until })).length > 0
