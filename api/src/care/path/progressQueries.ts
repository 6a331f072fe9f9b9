import type { PathProgress } from '@kinora/contracts'
import type { Queryable } from '../../platform/index.ts'
import { percentOf } from './percentOf.ts'

const progressSql = `
  select count(*)::int as total, count(*) filter (where exists (
    select from done_trainings done
    where done.user_id = listed.user_id and done.program = listed.program and done.created_at >= listed.added_at
  ))::int as done
  from path_trainings listed
  where listed.user_id = $userId and listed.removed_at is null
    and exists (select from programs p where p.slug = listed.program)`

/** How much of a member's path was done at least once since it was added (docs/contract.md, "Decided values"). */
export async function selectProgress(db: Queryable, userId: number): Promise<PathProgress> {
  const [{ done, total } = { done: 0, total: 0 }] = await db.rows<{ done: number; total: number }>(progressSql, {
    userId,
  })
  return { progress: `${percentOf(done, total)}%`, done, total }
}
