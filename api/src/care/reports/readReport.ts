import type { VisitReport } from '@kinora/contracts'
import { REPORT_DAYS, type Locale } from '@kinora/limits'
import { selectCheckIns, type ShownNotes } from '../answers/checkInQueries.ts'
import { addDays, type Queryable } from '../../platform/index.ts'
import { readOwnDay } from '../../identity/index.ts'
import { selectStats } from '../path/statsQueries.ts'
import { selectEmotions } from '../state/emotionQueries.ts'
import { selectGoals } from '../state/goalQueries.ts'
import { selectSurveys } from '../state/symptomsQueries.ts'

const nameSql = 'select first_name as "firstName", last_name as "lastName" from users where id = $userId'
const SURVEYS = { page: 1, pageSize: 2 }

type ReportQuery = { userId: number; notes: ShownNotes; locale: Locale }

/** A member's report, in the transaction that has logged who reads it. */
export async function readReport(tx: Queryable, { userId, notes, locale }: ReportQuery): Promise<VisitReport> {
  const { day: to } = await readOwnDay(tx, userId)
  const from = addDays(to, 1 - REPORT_DAYS)
  const [name] = await tx.rows<Pick<VisitReport, 'firstName' | 'lastName'>>(nameSql, { userId })
  if (!name) throw new Error('A report is of a user')
  return {
    ...name,
    from,
    to,
    checkIns: await selectCheckIns(tx, { userId, locale, from, to, notes }),
    surveys: (await selectSurveys(tx, userId, SURVEYS)).data,
    emotions: await selectEmotions(tx, userId, { from, to }),
    goals: await selectGoals(tx, userId),
    stats: await selectStats(tx, userId, to),
  }
}
