import type { VideoSurvey } from '@kinora/contracts'
import { and, eq } from 'drizzle-orm'
import { videoSurveys } from './answerTables.ts'
import type { Queryable } from '../../platform/index.ts'

type Row = typeof videoSurveys.$inferInsert
type Key = Pick<Row, 'userId' | 'program' | 'day'>
type StoredSurvey = Omit<VideoSurvey, 'training'>
type Written = StoredSurvey & { isNews: boolean; messageId: number | null }

const matches = ({ userId, program, day }: Key) =>
  and(eq(videoSurveys.userId, userId), eq(videoSurveys.program, program), eq(videoSurveys.day, day))

export async function selectVideoSurvey(db: Queryable, key: Key): Promise<StoredSurvey | undefined> {
  const [row] = await db.orm.select().from(videoSurveys).where(matches(key))
  return row && { ...row, createdAt: row.createdAt.toISOString() }
}

/**
 * `isNews`: today's first answer, or another feeling than before. The caller has locked the user's row, so there is no
 * concurrent write.
 */
export async function upsertVideoSurvey(tx: Queryable, row: Row): Promise<Written> {
  const { feeling, note } = row
  const [before] = await tx.orm.select({ feeling: videoSurveys.feeling }).from(videoSurveys).where(matches(row))
  const [written] = await tx.orm
    .insert(videoSurveys)
    .values(row)
    .onConflictDoUpdate({
      target: [videoSurveys.userId, videoSurveys.program, videoSurveys.day],
      set: { feeling, note },
    })
    .returning()
  if (!written) throw new Error('A survey was not written')
  return { ...written, createdAt: written.createdAt.toISOString(), isNews: before?.feeling !== feeling }
}

export async function writeSurveyMessage(tx: Queryable, key: Key, messageId: number): Promise<void> {
  await tx.orm.update(videoSurveys).set({ messageId }).where(matches(key))
}
