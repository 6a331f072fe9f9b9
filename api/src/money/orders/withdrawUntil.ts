import { dayInPoland, lastWithdrawalDay, WITHDRAWAL_CONFIRM_DAYS } from '@kinora/limits'
import type { Order } from './createOrder.ts'

/**
 * The last day on which the buyer may withdraw from the contract, in Poland; also when it is over. Null when that was
 * done, and when there is nothing to withdraw from. What was declared in time can be confirmed for some days more.
 */
export function withdrawUntil({ paidAt, withdrawnAt, revokedAt, declaredAt }: Order): string | null {
  if (!paidAt || withdrawnAt || revokedAt) return null
  const last = lastWithdrawalDay(paidAt)
  if (!declaredAt) return last
  const lastToConfirm = dayInPoland(new Date(declaredAt.getTime() + WITHDRAWAL_CONFIRM_DAYS * 86_400_000))
  return lastToConfirm > last ? lastToConfirm : last
}

/** Until the end of that day. */
export function canWithdraw(order: Order, now = new Date()): boolean {
  const until = withdrawUntil(order)
  return until !== null && dayInPoland(now) <= until
}
