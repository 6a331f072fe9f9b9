import type { Payment } from '@kinora/contracts'
import { dayOf, serverNow } from '@kinora/i18n'
import { dayInPoland } from '@kinora/limits'

/** Whether the order's contract can still be withdrawn from. */
export const canWithdraw = ({ withdrawUntil }: Payment, now = serverNow()): boolean =>
  withdrawUntil !== null && dayInPoland(now) <= withdrawUntil

type Refusal = { why: 'withdrawn' | 'unpaid' | 'late' | 'none'; day?: string }

/** Why an order's contract cannot be withdrawn from: it was done, or could be done until, on this day. */
export function refusalOf(payment: Payment, now = serverNow()): Refusal {
  const { paidAt, withdrawUntil, withdrawnAt } = payment
  if (withdrawnAt !== null) return { why: 'withdrawn', day: dayOf(new Date(withdrawnAt)) }
  if (paidAt === null) return { why: 'unpaid' }
  return withdrawUntil === null || canWithdraw(payment, now) ? { why: 'none' } : { why: 'late', day: withdrawUntil }
}
