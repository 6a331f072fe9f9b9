import type { Emotion } from '@kinora/contracts'
import { sql } from 'drizzle-orm'
import type { Orm, Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { emotions } from './stateTables.ts'

type Row = Pick<typeof emotions.$inferInsert, 'userId' | 'day' | 'emotion'>

/** The day's emotion; another one of the same day is replaced. */
export async function upsertEmotion(tx: Orm, row: Row): Promise<Emotion> {
  const [written] = await tx
    .insert(emotions)
    .values(row)
    .onConflictDoUpdate({
      target: [emotions.userId, emotions.day],
      set: { emotion: row.emotion, createdAt: sql`now()` },
    })
    .returning()
  if (!written) throw new Error('An emotion was not written')
  return { day: written.day, emotion: written.emotion, createdAt: written.createdAt.toISOString() }
}

const rangeSql = `
  select told.day::text as day, told.emotion, ${isoSql('told.created_at')} as "createdAt"
  from emotions told where told.user_id = $1 and told.day between $2::date and $3::date order by told.day`

/** The oldest first. */
export const selectEmotions = (db: { rows: Rows }, userId: number, { from, to }: { from: string; to: string }) =>
  db.rows<Emotion>(rangeSql, [userId, from, to])
