import type { VideoSurvey } from '@kinora/contracts'
import { and, eq } from 'drizzle-orm'
import { videoSurveys } from './answerTables.ts'
import type { Orm } from '../database/database.ts'

type Row = typeof videoSurveys.$inferInsert
type Which = Pick<Row, 'userId' | 'program' | 'day'>
type Found = Omit<VideoSurvey, 'training'>
type Written = Found & { isNews: boolean; messageId: number | null }

const matches = ({ userId, program, day }: Which) =>
  and(eq(videoSurveys.userId, userId), eq(videoSurveys.program, program), eq(videoSurveys.day, day))

export async function selectVideoSurvey(tx: Orm, which: Which): Promise<Found | undefined> {
  const [row] = await tx.select().from(videoSurveys).where(matches(which))
  return row && { ...row, createdAt: row.createdAt.toISOString() }
}

/**
 * `isNews`: today's first answer, or another feeling than before. The caller has locked the user's row, so there is no
 * concurrent write.
 */
export async function upsertVideoSurvey(tx: Orm, row: Row): Promise<Written> {
  const { feeling, note } = row
  const [before] = await tx.select({ feeling: videoSurveys.feeling }).from(videoSurveys).where(matches(row))
  const [written] = await tx
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

export async function writeSurveyMessage(tx: Orm, which: Which, messageId: number): Promise<void> {
  await tx.update(videoSurveys).set({ messageId }).where(matches(which))
}
