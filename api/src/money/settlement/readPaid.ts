import type { Stripe } from 'stripe'

/** A payment, in grosze. `latestRefund` is its id. `isRevoked`: paid back in full, or disputed and not won. */
export type PaidFacts = {
  paymentIntentId: string | null
  amountPaid: number
  amountRefunded: number
  dispute: 'open' | 'won' | 'lost' | null
  /** What became of the latest refund, unless it has arrived; and how many have failed. */
  refund: 'pending' | 'failed' | null
  failedRefunds: number
  latestRefund: string | null
  isRevoked: boolean
}

/** @param id of the payment intent; null where nothing was charged */
export async function readPaid(stripe: Stripe, id: string | null, amountPaid: number): Promise<PaidFacts> {
  const nothing = {
    amountRefunded: 0,
    dispute: null,
    refund: null,
    failedRefunds: 0,
    latestRefund: null,
    isRevoked: false,
  } as const
  const none = { paymentIntentId: id, amountPaid, ...nothing }
  if (!id) return none
  const { latest_charge: last } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] })
  if (typeof last !== 'object' || !last) return none
  const { refunds, ...charge } = withoutFailed(last)
  const dispute = charge.disputed ? await readDispute(stripe, id) : null
  return {
    ...none,
    amountRefunded: charge.amount_refunded,
    ...refunds,
    dispute,
    isRevoked: charge.refunded || dispute === 'open' || dispute === 'lost',
  }
}

/** A refund that fails comes back to us, days later: until it does, it counts. The provider lists the newest first. */
function withoutFailed({ refunds, amount_refunded, refunded, disputed }: Stripe.Charge) {
  const all = refunds?.data ?? []
  const failed = all.filter(({ status }) => status === 'failed' || status === 'canceled')
  const counted = all.filter((refund) => !failed.includes(refund)).reduce((sum, { amount }) => sum + amount, 0)
  const isWhole = refunds?.has_more === false
  const amount = isWhole ? Math.min(amount_refunded, counted) : amount_refunded
  const waits = all.some(({ status }) => status === 'pending' || status === 'requires_action')
  return {
    amount_refunded: amount,
    refunded: refunded && amount === amount_refunded,
    disputed,
    refunds: {
      refund: waits ? ('pending' as const) : failed.includes(all[0] as Stripe.Refund) ? ('failed' as const) : null,
      failedRefunds: failed.length,
      latestRefund: all[0]?.id ?? null,
    },
  }
}

/** Of several disputes about one payment, the worst. */
async function readDispute(stripe: Stripe, payment_intent: string): Promise<PaidFacts['dispute']> {
  const { data } = await stripe.disputes.list({ payment_intent, limit: 100 })
  const states = data.map(({ status }) => disputeOf(status))
  return (['lost', 'open', 'won'] as const).find((state) => states.includes(state)) ?? null
}

/** An inquiry takes no money back. A status that Stripe adds later counts as open, until it is known here. */
function disputeOf(status: string): PaidFacts['dispute'] {
  if (status.startsWith('warning_') || status === 'prevented') return null
  return status === 'won' || status === 'lost' ? status : 'open'
}
