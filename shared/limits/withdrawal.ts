/** How long one may withdraw from a contract, in days from the payment (directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14

const DAY_MS = 86_400_000

/** The day in Poland, whose law counts for the contracts: `2026-11-25`. The Swedish date format is ISO 8601. */
export const dayInPoland = (at = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(at)

/**
 * The last day on which one may withdraw from a contract that was paid at this moment, in Poland: the day of the payment
 * does not count (regulation 1182/71, article 3).
 */
export const lastWithdrawalDay = (paidAt: Date): string =>
  new Date(Date.parse(dayInPoland(paidAt)) + WITHDRAWAL_DAYS * DAY_MS).toISOString().slice(0, 10)
