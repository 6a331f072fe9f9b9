import type { Feedback } from '@kinora/contracts'
import type { FeedbackQuery } from './answerSchemas.ts'
import { feedbacks } from './answerTables.ts'
import { isoSql, type Queryable, selectPage } from '../../platform/index.ts'

export async function upsertFeedback(
  tx: Queryable,
  row: typeof feedbacks.$inferInsert,
): Promise<Pick<Feedback, 'id' | 'rating' | 'tags' | 'comment' | 'createdAt'>> {
  const { rating, tags, comment } = row
  const [written] = await tx.orm
    .insert(feedbacks)
    .values(row)
    .onConflictDoUpdate({
      target: [feedbacks.userId, feedbacks.program, feedbacks.day],
      set: { rating, tags, comment },
    })
    .returning()
  if (!written) throw new Error('A feedback was not written')
  return { ...written, createdAt: written.createdAt.toISOString() }
}

const list = {
  columns: `given.id, given.user_id as "user", jsonb_build_object('id', p.id) as training, given.rating, given.tags,
    given.comment, ${isoSql('given.created_at')} as "createdAt"`,
  from: `from feedbacks given join programs p on p.slug = given.program
    where p.locale = $locale and given.user_id = $userId
      and ($programId::int is null or p.slug = (select slug from programs where id = $programId))`,
  order: 'given.id desc',
}

/** The newest first. */
export const selectFeedbacks = (db: Queryable, userId: number, { locale, filters, pagination }: FeedbackQuery) =>
  selectPage<Feedback>(db, list, { locale, userId, programId: filters.training?.id.$eq ?? null }, pagination)
