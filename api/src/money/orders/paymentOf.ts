import type { Payment, PaymentState } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { formatPrice, selectProductName } from '../../catalogue/index.ts'
import type { Queryable } from '../../platform/index.ts'
import type { Order } from './createOrder.ts'
import { selectBoughtPlan } from '../subscriptions/planQueries.ts'
import { boughtStanding } from '../subscriptions/planStanding.ts'
import { revocationOf } from './revocationOf.ts'
import { withdrawUntil } from './withdrawUntil.ts'

const STATES: Record<Order['state'], PaymentState> = {
  created: 'processing',
  open: 'processing',
  paid: 'paid',
  expired: 'cancelled',
  failed: 'problem',
}

/** An order as its buyer sees it, in their language. */
export async function paymentOf(db: Queryable, order: Order, locale: Locale): Promise<Payment> {
  const { id, kind, state, isConfirmed, lookupKey, amountRefunded, paidAt, withdrawnAt, declaredAt } = order
  const plan = state === 'paid' ? await selectBoughtPlan(db, order) : undefined
  const display = (amount: number) => formatPrice({ amount, currency: 'PLN' }, locale)
  return {
    id,
    kind,
    state: STATES[state],
    isConfirmed,
    lookupKey,
    name: await selectProductName(db, lookupKey, locale),
    amountDisplay: display(state === 'paid' ? order.amountPaid : order.amount),
    isCharged: state === 'paid' && order.amountPaid > 0,
    refundedDisplay: amountRefunded > 0 ? display(amountRefunded) : null,
    refund: order.refund ?? (amountRefunded > 0 ? 'done' : null),
    revokedBy: order.revokedAt ? revocationOf(order.dispute) : null,
    createdAt: order.createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    withdrawUntil: withdrawUntil(order),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    declaredAt: withdrawnAt ? null : (declaredAt?.toISOString() ?? null),
    plan: plan ? boughtStanding(plan) : null,
  }
}
