import type { DoneTraining, TrainingDay } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { and, eq } from 'drizzle-orm'
import { doneTrainings, filmPositions } from './trainingTables.ts'
import { isoSql, type Queryable, selectPage } from '../../platform/index.ts'
import { isInCatalogue, programJoins, programJson } from '../../catalogue/index.ts'
import type { DoneQuery } from './trainingSchemas.ts'

type Written = { id: number; createdAt: string }
const written = { id: doneTrainings.id, createdAt: doneTrainings.createdAt }

export async function countDone(
  db: Queryable,
  { userId, program, day }: { userId: number; program: string; day: string },
): Promise<number> {
  return db.orm.$count(
    doneTrainings,
    and(eq(doneTrainings.userId, userId), eq(doneTrainings.program, program), eq(doneTrainings.day, day)),
  )
}

/** The row that an earlier request with this idempotency key has written, and its program. */
export async function selectWritten(
  db: Queryable,
  userId: number,
  key: string,
): Promise<(Written & { program: string }) | undefined> {
  const [row] = await db.orm
    .select({ ...written, program: doneTrainings.program })
    .from(doneTrainings)
    .where(and(eq(doneTrainings.userId, userId), eq(doneTrainings.writeId, key)))
  return row && { ...row, createdAt: row.createdAt.toISOString() }
}

export async function insertDone(tx: Queryable, row: typeof doneTrainings.$inferInsert): Promise<Written> {
  const [done] = await tx.orm.insert(doneTrainings).values(row).returning(written)
  if (!done) throw new Error('A done training was not written')
  return { ...done, createdAt: done.createdAt.toISOString() }
}

/** After a program is done, the next playback starts at the beginning. */
export async function deletePosition(tx: Queryable, userId: number, program: string): Promise<void> {
  await tx.orm.delete(filmPositions).where(and(eq(filmPositions.userId, userId), eq(filmPositions.program, program)))
}

const list = {
  columns: `done.id, done.user_id as "user", ${isoSql('done.created_at')} as "createdAt", done.program`,
  from: `from done_trainings done
    where done.user_id = $userId and ${isInCatalogue('done_trainings', 'done')}`,
  filters: {
    programId: 'done.program = (select slug from programs where id = $programId)',
    from: 'done.created_at >= $from',
    to: 'done.created_at <= $to',
  },
  order: 'done.created_at desc, done.id desc',
  more: `(select ${programJson} ${programJoins} where p.slug = page.program and p.locale = $locale) as training`,
}

const daySql = `
  select ${programJson} as training, done.times, ${isoSql('done.last_at')} as "lastAt"
  ${programJoins}
  join (
    select program, count(*)::int as times, max(created_at) as last_at
    from done_trainings where user_id = $userId and day = $day group by program
  ) done on done.program = p.slug
  where p.locale = $locale
  order by done.last_at desc, p.id`

/** What the user did on one day (2026-11-21, in their time zone): each program once, the one done last first. */
export const selectDoneOn = (
  db: Queryable,
  { locale, userId, day }: { locale: Locale; userId: number; day: string },
): Promise<TrainingDay['done']> => db.rows(daySql, { locale, userId, day })

/** The newest first. */
export const selectDone = (db: Queryable, userId: number, { locale, filters, pagination }: DoneQuery) =>
  selectPage<DoneTraining>(
    db,
    list,
    {
      locale,
      userId,
      programId: filters.training?.id.$eq ?? null,
      from: filters.createdAt?.$gte ?? null,
      to: filters.createdAt?.$lte ?? null,
    },
    pagination,
  )
