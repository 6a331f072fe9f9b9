import type { Queryable } from '../../platform/index.ts'
import { selectPaidUntil } from './accessQueries.ts'

/** Stripe refuses a trial that ends earlier (docs.stripe.com/payments/checkout/free-trials). */
const AHEAD_MS = 48 * 3_600_000
/** For the time until the provider checks it. */
const MARGIN_MS = 10 * 60_000

/**
 * When a plan that is bought now is charged first, if its buyer has paid time left: at the end of that time. Null where
 * it is charged, and begins, at once.
 */
export async function firstChargeAt(db: Queryable, userId: number, now = Date.now()): Promise<Date | null> {
  const paidUntil = await selectPaidUntil(db, userId)
  return paidUntil && paidUntil - now >= AHEAD_MS + MARGIN_MS ? new Date(paidUntil) : null
}
