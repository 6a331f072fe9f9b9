import type { TrainingDay } from '@kinora/contracts'
import { DAILY_MAXIMUM, type Locale } from '@kinora/limits'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/index.ts'
import { pathTrainings } from './pathTables.ts'

type ProgramDay = { userId: number; program: string; day: string }

/** How often the user may do a program on that day: a dose of their path may allow less than `DAILY_MAXIMUM`. */
export async function selectDailyMaximum(db: Queryable, { userId, program, day }: ProgramDay): Promise<number> {
  const [row] = await db.orm
    .select({ dose: pathTrainings.dose })
    .from(pathTrainings)
    .where(and(eq(pathTrainings.userId, userId), eq(pathTrainings.program, program), isNull(pathTrainings.removedAt)))
  const dose = row?.dose
  if (!dose?.perDayMax || (dose.until !== null && day > dose.until)) return DAILY_MAXIMUM
  return Math.min(dose.perDayMax, DAILY_MAXIMUM)
}

const limitedSql = `
  select jsonb_build_object('id', p.id) as training, (on_path.dose->>'perDayMax')::int as "dailyMaximum"
  from path_trainings on_path join programs p on p.slug = on_path.program and p.locale = $locale
  where on_path.user_id = $userId and on_path.removed_at is null
    and (on_path.dose->>'perDayMax')::int < ${DAILY_MAXIMUM}
    and coalesce((on_path.dose->>'until')::date >= $day::date, true)
  order by p.id`

/** The programs of the user's path that a dose allows less often on that day than `DAILY_MAXIMUM`. */
export const selectLimited = (
  db: Queryable,
  values: { userId: number; locale: Locale; day: string },
): Promise<NonNullable<TrainingDay['limited']>> => db.rows(limitedSql, values)
