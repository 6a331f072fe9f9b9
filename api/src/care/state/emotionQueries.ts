import type { Emotion } from '@kinora/contracts'
import { and, between, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/index.ts'
import { emotions } from './stateTables.ts'

type Row = typeof emotions.$inferSelect

/** The day's emotion; another one of the same day is replaced. */
export async function upsertEmotion(tx: Queryable, row: Pick<Row, 'userId' | 'day' | 'emotion'>): Promise<Emotion> {
  const [written] = await tx.orm
    .insert(emotions)
    .values(row)
    .onConflictDoUpdate({
      target: [emotions.userId, emotions.day],
      set: { emotion: row.emotion, createdAt: sql`now()` },
    })
    .returning()
  if (!written) throw new Error('An emotion was not written')
  return told(written)
}

/** The oldest first. */
export async function selectEmotions(
  db: Queryable,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<Emotion[]> {
  const rows = await db.orm
    .select()
    .from(emotions)
    .where(and(eq(emotions.userId, userId), between(emotions.day, from, to)))
    .orderBy(emotions.day)
  return rows.map(told)
}

const told = ({ day, emotion, createdAt }: Row): Emotion => ({ day, emotion, createdAt: createdAt.toISOString() })
