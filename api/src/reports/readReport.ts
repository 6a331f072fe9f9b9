import type { VisitReport } from '@kinora/contracts'
import { REPORT_DAYS, type Locale } from '@kinora/limits'
import { selectCheckIns } from '../answers/index.ts'
import type { Orm, Rows } from '../database/database.ts'
import { addDays, readOwnDay } from '../days/index.ts'
import { selectStats } from '../path/index.ts'
import { selectEmotions, selectGoals, selectSurveys } from '../state/index.ts'

const nameSql = 'select first_name as "firstName", last_name as "lastName" from users where id = $1'
const SURVEYS = { page: 1, pageSize: 2 }

type Which = { userId: number; withNotes: boolean; locale: Locale }

/** A member's report, in the transaction that has logged who reads it. */
export async function readReport(rows: Rows, tx: Orm, { userId, withNotes, locale }: Which): Promise<VisitReport> {
  const { day: to } = await readOwnDay(tx, userId)
  const from = addDays(to, 1 - REPORT_DAYS)
  const [name] = await rows<Pick<VisitReport, 'firstName' | 'lastName'>>(nameSql, [userId])
  if (!name) throw new Error('A report is of a user')
  const checkIns = await selectCheckIns({ rows }, { userId, locale, from, to })
  return {
    ...name,
    from,
    to,
    checkIns: withNotes ? checkIns : checkIns.map((checkIn) => ({ ...checkIn, note: null })),
    surveys: (await selectSurveys({ rows }, userId, SURVEYS)).data,
    emotions: await selectEmotions({ rows }, userId, { from, to }),
    goals: await selectGoals({ rows }, userId),
    stats: await selectStats({ rows }, userId, to),
  }
}
