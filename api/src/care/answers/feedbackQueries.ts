import type { Feedback } from '@kinora/contracts'
import type { FeedbackQuery } from './answerSchemas.ts'
import { feedbacks } from './answerTables.ts'
import { isInCatalogue } from '../../catalogue/index.ts'
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
  columns: `given.id, given.user_id as "user", given.rating, given.tags, given.comment,
    ${isoSql('given.created_at')} as "createdAt", given.program`,
  from: `from feedbacks given where given.user_id = $userId and ${isInCatalogue('feedbacks', 'given')}`,
  filters: { programId: 'given.program = (select slug from programs where id = $programId)' },
  order: 'given.id desc',
  more: `(select jsonb_build_object('id', p.id) from programs p where p.slug = page.program and p.locale = $locale) as training`,
}

/** The newest first. */
export const selectFeedbacks = (db: Queryable, userId: number, { locale, filters, pagination }: FeedbackQuery) =>
  selectPage<Feedback>(db, list, { locale, userId, programId: filters.training?.id.$eq ?? null }, pagination)
