import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { askProvider } from '../payments/askProvider.ts'
import type { Order } from '../orders/createOrder.ts'
import { unlessMissing } from '../payments/unlessDone.ts'
import { type PaidFacts, readPaid } from './readPaid.ts'
import { type PlanFacts, readPlan } from './readPlan.ts'

/** What the provider says of an order now. `plan` is null for gifts, and until the subscription exists. */
export type OrderFacts = {
  state: 'open' | 'paid' | 'expired' | 'failed'
  /** Nothing more is asked of the buyer: the payment was made, or is on its way. */
  isConfirmed: boolean
  customerId: string | null
  payment: PaidFacts
  plan: PlanFacts | null
}

/** All payments of an order that were read. */
export const paymentsOf = ({ payment, plan }: OrderFacts): PaidFacts[] =>
  plan ? plan.periods.flatMap((period) => period.payment ?? []) : [payment]

/** Reads the order's objects at the provider. @throws ApiProblem 503 `payments.unavailable` */
export async function readFacts(app: FastifyInstance, order: Order & { sessionId: string }): Promise<OrderFacts> {
  const expand = ['payment_intent', 'subscription.discounts.source.coupon', 'subscription.schedule']
  const session = await unlessMissing(() =>
    askProvider(app, (stripe) => stripe.checkout.sessions.retrieve(order.sessionId, { expand })),
  )
  return session ? askProvider(app, (stripe) => factsOf(stripe, session, order)) : goneFacts(order)
}

async function factsOf(stripe: Stripe, session: Stripe.Checkout.Session, order: Order): Promise<OrderFacts> {
  const { payment_intent: intent, subscription } = session
  if (typeof intent === 'string' || typeof subscription === 'string') throw new Error('Nothing was expanded')
  const plan = subscription && (await readPlan(stripe, subscription, order.lookupKey))
  const isConfirmed = session.status === 'complete'
  return {
    state: stateOf(session, intent ?? (await unpaidIntentOf(stripe, session, subscription)), subscription),
    isConfirmed,
    customerId: typeof session.customer === 'string' ? session.customer : null,
    // One that was declined, on a page that can still be paid, is not the order's: no event tells of it.
    payment: plan?.first ?? (await readPaid(stripe, (isConfirmed && intent?.id) || null, session.amount_total ?? 0)),
    plan,
  }
}

/**
 * Of an order whose page the provider does not have, since it is of another account or mode of ours: nobody can pay it
 * there, and what is known of it stays.
 */
const goneFacts = ({ isConfirmed, revokedAt, ...payment }: Order): OrderFacts => ({
  state: 'expired',
  isConfirmed,
  customerId: null,
  payment: { ...payment, latestRefund: null, isRevoked: revokedAt !== null },
  plan: null,
})

/** What is to be paid for a subscription that has not begun: its session does not say. */
async function unpaidIntentOf(
  stripe: Stripe,
  { payment_status }: Stripe.Checkout.Session,
  subscription: Stripe.Subscription | null,
): Promise<Stripe.PaymentIntent | null> {
  const invoice = subscription?.latest_invoice
  if (payment_status !== 'unpaid' || typeof invoice !== 'string') return null
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 1, expand: ['data.payment.payment_intent'] })
  const intent = data[0]?.payment.payment_intent
  return typeof intent === 'object' ? intent : null
}

/**
 * An order without a charge counts as paid: somebody else pays (a code for 100 %), or the first charge comes when the
 * time paid before ends. Access comes from invoices and gifts alone.
 */
function stateOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
  subscription: Stripe.Subscription | null,
): OrderFacts['state'] {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid'
  const hasFailed =
    ['canceled', 'requires_payment_method'].includes(intent?.status ?? '') ||
    ['canceled', 'incomplete_expired'].includes(subscription?.status ?? '')
  return hasFailed ? 'failed' : 'open'
}
