import type { Database } from '../database/database.ts'
import { selectPaidUntil } from '../subscriptions/index.ts'

/** Stripe refuses a trial that ends earlier (docs.stripe.com/payments/checkout/free-trials). */
const AHEAD_MS = 48 * 3_600_000
/** For the time until the provider checks it. */
const MARGIN_MS = 10 * 60_000

/**
 * When a new subscription of somebody who has paid time left is charged first, in seconds as the provider wants it: at
 * the end of that time. Undefined where it begins at once.
 */
export async function trialEndFor(db: Database, userId: number, now = Date.now()): Promise<number | undefined> {
  const paidUntil = await selectPaidUntil(db, userId)
  if (!paidUntil || paidUntil - now < AHEAD_MS + MARGIN_MS) return undefined
  return Math.floor(paidUntil / 1_000)
}
