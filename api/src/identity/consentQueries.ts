import type { Database } from '../database/database.ts'

/** Of a kind the newest decision is valid. Registration requires consent to health data, so every account has one. */
const latestSql = 'select is_given as "isGiven" from consents where user_id = $1 and kind = $2 order by id desc limit 1'

/** Whether the user's latest decision is to consent. */
export async function selectConsent({ rows }: Database, userId: number, kind: 'health'): Promise<boolean> {
  const [latest] = await rows<{ isGiven: boolean }>(latestSql, [userId, kind])
  return latest?.isGiven ?? false
}
