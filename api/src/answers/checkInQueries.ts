import type { CheckIn, PastCheckIn } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { and, eq } from 'drizzle-orm'
import { checkIns } from './answerTables.ts'
import type { Orm, Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'

type Row = typeof checkIns.$inferSelect
type Answers = Partial<Pick<Row, 'painBefore' | 'painAfter' | 'effort' | 'note'>>
type Which = Pick<Row, 'userId' | 'program' | 'day'>
type Found = Omit<CheckIn, 'training'>

/** Fields that are not given stay as they are. */
export async function upsertCheckIn(tx: Orm, { userId, program, day, ...answers }: Which & Answers): Promise<Found> {
  const which = { userId, program, day }
  // SQL does not allow an empty SET, so the key is set to itself.
  const set = Object.keys(answers).length > 0 ? answers : { program }
  const [written] = await tx
    .insert(checkIns)
    .values({ ...which, ...answers })
    .onConflictDoUpdate({ target: [checkIns.userId, checkIns.program, checkIns.day], set })
    .returning()
  if (!written) throw new Error('A check-in was not written')
  return found(written)
}

export async function selectCheckIn(tx: Orm, { userId, program, day }: Which): Promise<Found | undefined> {
  const [row] = await tx
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.program, program), eq(checkIns.day, day)))
  return row && found(row)
}

const rangeSql = `
  select given.id, given.day::text as day, p.title as "trainingName", given.pain_before as "painBefore",
    given.pain_after as "painAfter", given.effort, given.note, ${isoSql('given.created_at')} as "createdAt"
  from check_ins given left join programs p on p.slug = given.program and p.locale = $2
  where given.user_id = $1 and given.day between $3::date and $4::date
  order by given.day, given.id`

/** The oldest first. */
export const selectCheckIns = (
  db: { rows: Rows },
  { userId, locale, from, to }: { userId: number; locale: Locale; from: string; to: string },
): Promise<PastCheckIn[]> => db.rows(rangeSql, [userId, locale, from, to])

const found = ({ createdAt, ...row }: Row): Found => ({ ...row, createdAt: createdAt.toISOString() })
