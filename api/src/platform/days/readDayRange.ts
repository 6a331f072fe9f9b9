import { Type } from 'typebox'
import { formProblem } from '../http/requests/formProblems.ts'
import { addDays, daysBetween } from './calendarDays.ts'

/** The longest range that a client may ask for, in days. */
const RANGE_MAX_DAYS = 400
/** Dates of the year 0 and before exist in JavaScript, and not in PostgreSQL. */
const FIRST_DAY = '1900-01-01'

const day = Type.Optional(Type.String({ format: 'date' }))
/** Query parameters of a list of days; both are included. */
export const dayRange = { from: day, to: day }

/**
 * The range that a query names: without `to` until today, without `from` so many days.
 * @throws 400 if it ends before it begins, has more than `RANGE_MAX_DAYS` days, or begins before `FIRST_DAY`
 */
export function readDayRange(
  { from, to }: { from?: string; to?: string },
  today: string,
  days: number,
): { from: string; to: string } {
  const end = to ?? today
  const start = from ?? addDays(end, 1 - days)
  const length = daysBetween(start, end) + 1
  if (start < FIRST_DAY || length < 1 || length > RANGE_MAX_DAYS) throw formProblem(400, 'from', 'request.invalidValue')
  return { from: start, to: end }
}
