import type { Stripe } from 'stripe'

/** A payment, in grosze. `isRevoked`: paid back in full, or disputed and not won. */
export type PaidFacts = {
  paymentIntentId: string | null
  amountPaid: number
  amountRefunded: number
  dispute: 'open' | 'won' | 'lost' | null
  isRevoked: boolean
}

/** @param id of the payment intent; null where nothing was charged */
export async function readPaid(stripe: Stripe, id: string | null, amountPaid: number): Promise<PaidFacts> {
  const none = { paymentIntentId: id, amountPaid, amountRefunded: 0, dispute: null, isRevoked: false }
  if (!id) return none
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  if (typeof charge !== 'object' || !charge) return none
  const dispute = charge.disputed ? await readDispute(stripe, id) : null
  return {
    ...none,
    amountRefunded: charge.amount_refunded,
    dispute,
    isRevoked: charge.refunded || dispute === 'open' || dispute === 'lost',
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
