import { GRACE_DAYS } from '@kinora/limits'
import type { Stripe } from 'stripe'

const DAY_S = 86_400
const WHERE = 'Dashboard: Billing > Revenue recovery > Retries'

/**
 * The provider does not tell how long it tries failed charges again, and what becomes of the plan then. Both show in
 * plans whose charge has failed: while there are none, nothing is found, and the switch is listed with the others.
 */
export async function checkDunning(stripe: Stripe): Promise<string[]> {
  const unpaid = await stripe.subscriptions.list({ status: 'unpaid', limit: 1 })
  const open = await stripe.invoices.list({ status: 'open', limit: 100 })
  const latest = Math.max(0, ...open.data.map(daysUntilNextTry))
  return [
    ...(unpaid.data.length > 0
      ? [`Plans are left unpaid after the last try, and their buyers can buy nothing else: choose to cancel (${WHERE})`]
      : []),
    ...(latest > GRACE_DAYS
      ? [`A charge is tried again after ${latest} days, and access ends after ${GRACE_DAYS}: choose shorter (${WHERE})`]
      : []),
  ]
}

/** Whole days from the beginning of a period, which an invoice is written at, to the next try of its charge. */
const daysUntilNextTry = ({ created, next_payment_attempt: next, billing_reason }: Stripe.Invoice) =>
  next && billing_reason === 'subscription_cycle' ? Math.floor((next - created) / DAY_S) : 0
