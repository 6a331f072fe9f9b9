import type { Database } from '../database/database.ts'

type Plan = { name: string; isActive: boolean; expiryDate: number }

/** The current plan; otherwise the one that ended last. */
export async function selectPlan(db: Database, userId: number): Promise<Plan | undefined> {
  const [plan] = await db.rows<Plan>(
    `
    select name, starts_at <= now() and ends_at > now() as "isActive", extract(epoch from ends_at)::int as "expiryDate"
    from subscriptions where user_id = $1 order by starts_at <= now() desc, ends_at desc limit 1`,
    [userId],
  )
  return plan
}
