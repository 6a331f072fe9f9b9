import type { Payment } from '@kinora/contracts'
import { WITHDRAWAL_DAYS } from '@kinora/limits'

const DAY_MS = 86_400_000

/** Whether the order's contract can still be withdrawn from. */
export const canWithdraw = ({ state, withdrawUntil, withdrawnAt }: Payment, now = Date.now()): boolean =>
  state === 'paid' && withdrawnAt === null && withdrawUntil !== null && Date.parse(withdrawUntil) > now

type Refusal = { why: 'withdrawn' | 'unpaid' | 'late' | 'none'; at: string }

/** Why an order's contract cannot be withdrawn from: it was done, or could be done until, at this moment. */
export function refusalOf({ paidAt, createdAt, withdrawnAt }: Payment, now = Date.now()): Refusal {
  if (withdrawnAt !== null) return { why: 'withdrawn', at: withdrawnAt }
  if (paidAt === null) return { why: 'unpaid', at: createdAt }
  const until = Date.parse(paidAt) + WITHDRAWAL_DAYS * DAY_MS
  return { why: until <= now ? 'late' : 'none', at: new Date(until).toISOString() }
}
