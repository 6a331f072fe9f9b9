import { DAILY_MAXIMUM } from '@kinora/limits'
import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { pathTrainings } from './pathTables.ts'

type Which = { userId: number; program: string; day: string }

/** How often the user may do a program on that day: a dose of their path may allow less than `DAILY_MAXIMUM`. */
export async function selectDailyMaximum(tx: Orm, { userId, program, day }: Which): Promise<number> {
  const [found] = await tx
    .select({ dose: pathTrainings.dose })
    .from(pathTrainings)
    .where(and(eq(pathTrainings.userId, userId), eq(pathTrainings.program, program), isNull(pathTrainings.removedAt)))
  const dose = found?.dose
  if (!dose?.perDayMax || (dose.until !== null && day > dose.until)) return DAILY_MAXIMUM
  return Math.min(dose.perDayMax, DAILY_MAXIMUM)
}
