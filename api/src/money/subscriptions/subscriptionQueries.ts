import type { Queryable } from '../../platform/index.ts'
import { planSql } from './planSql.ts'

type Plan = { name: string; isActive: boolean; expiryDate: number }

/** The current plan; otherwise the one that ended last. `expiryDate`: the end of all access that follows without a gap. */
export async function selectPlan(db: Queryable, userId: number): Promise<Plan | undefined> {
  const [row] = await db.rows<{ plan: Plan | null }>(`select ${planSql('$userId')} as plan`, { userId })
  return row?.plan ?? undefined
}
