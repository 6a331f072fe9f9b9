import type { SignalRules } from '@kinora/contracts'
import type { Database } from '../database/database.ts'

type Pair = { memberId: number; specialistId: number }

/** Writes for a member who is in the team now. */
const upsertSql = (columns: string[], values: string[]) => `
  insert into signal_rules (member_id, specialist_id, ${columns.join()})
  select team.member_id, team.specialist_id, ${values.join()} from team_members team
  where team.member_id = $1 and team.specialist_id = $2
  on conflict (member_id, specialist_id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join()}
  returning member_id`

const rulesSql = upsertSql(
  ['missed_days', 'pain_rise', 'pain_high', 'silent_days'],
  ['$3::int', '$4::int', '$5::int', '$6::int'],
)
const snoozeSql = upsertSql(['snoozed_until'], ['$3::date'])

/** False if the member is not in the team. */
export async function writeRules({ rows }: Database, pair: Pair, rules: SignalRules): Promise<boolean> {
  const { missedDays, painRise, painHigh, silentDays } = rules
  const values = [pair.memberId, pair.specialistId, missedDays, painRise, painHigh, silentDays]
  return (await rows(rulesSql, values)).length > 0
}

/** False if the member is not in the team. */
export const writeSnooze = async ({ rows }: Database, pair: Pair, until: string | null): Promise<boolean> =>
  (await rows(snoozeSql, [pair.memberId, pair.specialistId, until])).length > 0
