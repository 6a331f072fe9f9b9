import type { Order } from './createOrder.ts'
import type { Revocation } from './orderTables.ts'

/** Why a payment gives nothing that does not. */
export function revocationOf(dispute: Order['dispute']): Revocation {
  if (dispute === 'open') return 'dispute'
  return dispute === 'lost' ? 'lostDispute' : 'refund'
}
