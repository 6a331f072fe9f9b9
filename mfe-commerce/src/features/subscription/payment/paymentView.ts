import type { Payment, PaymentState } from '@kinora/contracts'

const REVOKED = { refund: 'refunded', dispute: 'disputed', lostDispute: 'disputeLost' } as const

type View =
  | Exclude<PaymentState, 'paid'>
  | `paid.${Payment['kind']}`
  | `withdrawn${'' | '.paidBack' | '.notArrived' | '.unpaid'}`
  | 'upcoming'
  | 'ended'
  | 'unpaid'
  | (typeof REVOKED)[keyof typeof REVOKED]

/** The sign above what is said. */
export const MARKS = {
  processing: { icon: 'clock', tone: 'calm' },
  'paid.subscription': { icon: 'check', tone: 'good' },
  'paid.gift': { icon: 'check', tone: 'good' },
  cancelled: { icon: 'undo', tone: 'calm' },
  problem: { icon: 'circle-alert', tone: 'bad' },
  withdrawn: { icon: 'undo', tone: 'calm' },
  'withdrawn.paidBack': { icon: 'undo', tone: 'calm' },
  'withdrawn.unpaid': { icon: 'undo', tone: 'calm' },
  'withdrawn.notArrived': { icon: 'circle-alert', tone: 'bad' },
  upcoming: { icon: 'check', tone: 'good' },
  ended: { icon: 'calendar', tone: 'calm' },
  unpaid: { icon: 'circle-alert', tone: 'bad' },
  refunded: { icon: 'undo', tone: 'calm' },
  disputed: { icon: 'clock', tone: 'calm' },
  disputeLost: { icon: 'undo', tone: 'calm' },
} as const satisfies Record<View, { icon: string; tone: 'calm' | 'good' | 'bad' }>

/** What a plan that was paid is now; those that give something are told apart on the page of plans. */
const PLANS: Partial<Record<NonNullable<Payment['plan']>['status'], View>> = {
  upcoming: 'upcoming',
  ended: 'ended',
  unpaid: 'unpaid',
  failed: 'unpaid',
  refunded: 'refunded',
  disputed: 'disputed',
  disputeLost: 'disputeLost',
}

/** What a page says of an order: the part of its messages. */
export function paymentView(payment: Payment, state: PaymentState): View {
  const { kind, withdrawnAt, isCharged, refund, revokedBy, plan } = payment
  if (withdrawnAt) {
    if (!isCharged) return 'withdrawn.unpaid'
    if (refund === 'failed') return 'withdrawn.notArrived'
    return revokedBy === 'refund' && refund === 'done' ? 'withdrawn.paidBack' : 'withdrawn'
  }
  if (state !== 'paid') return state
  if (plan) return PLANS[plan.status] ?? 'paid.subscription'
  if (revokedBy) return REVOKED[revokedBy]
  return kind === 'gift' ? 'paid.gift' : 'ended'
}
