import type { Rows } from '../database/database.ts'
import { planSql } from './planSql.ts'

type Plan = { name: string; isActive: boolean; expiryDate: number }

/** The current plan; otherwise the one that ended last. `expiryDate`: the end of all access that follows without a gap. */
export async function selectPlan({ rows }: { rows: Rows }, userId: number): Promise<Plan | undefined> {
  const [found] = await rows<{ plan: Plan | null }>(`select ${planSql('$1')} as plan`, [userId])
  return found?.plan ?? undefined
}
