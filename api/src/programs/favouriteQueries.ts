import type { Database } from '../database/database.ts'

/** The caller's favourites among some programs: program's id to favourite's id. */
export async function selectFavouriteIds(
  db: Database,
  userId: number,
  programIds: number[],
): Promise<Map<number, number>> {
  const rows = await db.rows<{ programId: number; id: number }>(
    `
    select p.id as "programId", kept.id from favourites kept join programs p on p.slug = kept.program
    where kept.user_id = $1 and p.id = any (string_to_array($2, ',')::int[])`,
    [userId, programIds.join(',')],
  )
  return new Map(rows.map(({ programId, id }) => [programId, id]))
}
