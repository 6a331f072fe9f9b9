import { isDayOff } from './isDayOff.ts'

/** How long one may withdraw from a contract, in days from the payment (directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14
/** How long the owner of the account may confirm what was declared without their session, in days. */
export const WITHDRAWAL_CONFIRM_DAYS = 14

const DAY_MS = 86_400_000

/** The day in Poland, whose law counts for the contracts: `2026-11-25`. The Swedish date format is ISO 8601. */
export const dayInPoland = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(at)

/**
 * The last day on which one may withdraw from a contract that was paid at this moment, in Poland: the day of the payment
 * does not count, and a time that would end on a day off ends with the next working day (regulation 1182/71, article 3).
 */
export function lastWithdrawalDay(paidAt: Date): string {
  let last = Date.parse(dayInPoland(paidAt)) + WITHDRAWAL_DAYS * DAY_MS
  while (isDayOff(new Date(last))) last += DAY_MS
  return new Date(last).toISOString().slice(0, 10)
}
