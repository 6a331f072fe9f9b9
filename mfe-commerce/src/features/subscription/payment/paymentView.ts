import type { Payment, PaymentState } from '@kinora/contracts'

const REVOKED = { refund: 'refunded', dispute: 'disputed', lostDispute: 'disputeLost' } as const

type View =
  | Exclude<PaymentState, 'paid'>
  | `paid.${Payment['kind']}`
  | `withdrawn${'' | '.paidBack' | '.notArrived'}`
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
  'withdrawn.notArrived': { icon: 'circle-alert', tone: 'bad' },
  refunded: { icon: 'undo', tone: 'calm' },
  disputed: { icon: 'clock', tone: 'calm' },
  disputeLost: { icon: 'undo', tone: 'calm' },
} as const satisfies Record<View, { icon: string; tone: 'calm' | 'good' | 'bad' }>

/** What a page says of an order: the part of its messages. */
export function paymentView({ kind, withdrawnAt, refund, revokedBy }: Payment, state: PaymentState): View {
  if (withdrawnAt) {
    if (refund === 'failed') return 'withdrawn.notArrived'
    return revokedBy === 'refund' && refund === 'done' ? 'withdrawn.paidBack' : 'withdrawn'
  }
  if (state !== 'paid') return state
  return revokedBy ? REVOKED[revokedBy] : `paid.${kind}`
}
