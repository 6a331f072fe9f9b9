import { dayInPoland, lastWithdrawalDay } from '@kinora/limits'
import type { Order } from './createOrder.ts'

/**
 * The last day on which the buyer may withdraw from the contract, in Poland; also when it is over. Null when that was
 * done, and when there is nothing to withdraw from.
 */
export const withdrawUntil = ({ paidAt, withdrawnAt, revokedAt }: Order): string | null =>
  !paidAt || withdrawnAt || revokedAt ? null : lastWithdrawalDay(paidAt)

/** Until the end of that day. */
export function canWithdraw(order: Order, now = new Date()): boolean {
  const until = withdrawUntil(order)
  return until !== null && dayInPoland(now) <= until
}
