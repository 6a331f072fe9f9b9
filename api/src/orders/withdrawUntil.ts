import { WITHDRAWAL_DAYS } from '@kinora/limits'
import { addDays, dayIn, instantIn } from '../days/index.ts'
import type { Order } from './createOrder.ts'

const TIME_ZONE = 'Europe/Warsaw'

/**
 * Until when the buyer may withdraw from the contract: the end of the fourteenth day after the payment, in Poland
 * (directive 2011/83/EU, article 9; regulation 1182/71, article 3). Null when that is over or was done, and when there
 * is nothing to withdraw from. `now` in milliseconds.
 */
export function withdrawUntil({ paidAt, withdrawnAt, revokedAt }: Order, now = Date.now()): Date | null {
  if (!paidAt || withdrawnAt || revokedAt) return null
  const until = instantIn(TIME_ZONE, addDays(dayIn(TIME_ZONE, paidAt.getTime()), WITHDRAWAL_DAYS + 1), 0)
  return until.getTime() > now ? until : null
}
