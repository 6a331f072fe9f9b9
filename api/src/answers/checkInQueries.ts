import type { CheckIn } from '@kinora/contracts'
import { and, eq } from 'drizzle-orm'
import { checkIns } from './answerTables.ts'
import type { Orm } from '../database/database.ts'

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

const found = ({ createdAt, ...row }: Row): Found => ({ ...row, createdAt: createdAt.toISOString() })
