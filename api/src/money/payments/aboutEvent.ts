import type { Stripe } from 'stripe'

/** What an event is about, as far as it says so. `order` is our id, in the metadata; the others are the provider's. */
export type EventAbout = { order?: string; session?: string; subscription?: string; paymentIntent?: string }

/** Undefined for events that change nothing here. */
export function aboutEvent({ type, data: { object } }: Stripe.Event): EventAbout | undefined {
  if (!HANDLED.some((kind) => type.startsWith(kind))) return undefined
  if (object.object === 'checkout.session') return { ...orderIn(object.metadata), session: object.id }
  if (object.object === 'subscription') return { ...orderIn(object.metadata), subscription: object.id }
  if (object.object === 'subscription_schedule') {
    const subscription = object.subscription ?? object.released_subscription
    return subscription === null ? undefined : { subscription: idOf(subscription) }
  }
  if (object.object === 'charge') return { ...orderIn(object.metadata), ...intentIn(object.payment_intent) }
  if (object.object === 'refund' || object.object === 'dispute') return intentIn(object.payment_intent)
  return object.object === 'invoice' ? aboutInvoice(object) : undefined
}

/** Before version 2025-03-31, which an endpoint may still have, invoices said their subscription without `parent`. */
type OlderInvoice = { subscription?: string | null; subscription_details?: { metadata: Stripe.Metadata | null } | null }

function aboutInvoice({ parent, ...older }: Stripe.Invoice & OlderInvoice): EventAbout | undefined {
  const subscription = parent?.subscription_details?.subscription ?? older.subscription
  if (!subscription) return undefined
  const { metadata = null } = parent?.subscription_details ?? older.subscription_details ?? {}
  return { ...orderIn(metadata), subscription: idOf(subscription) }
}

/** Whatever else an account of the provider has events for is stored, and ignored. */
const HANDLED = [
  'checkout.session.',
  'customer.subscription.',
  'subscription_schedule.',
  'invoice.pa',
  'refund.',
  'charge.refund',
  'charge.dispute.',
]

/** What the provider is to send. It takes whole names only: docs.stripe.com/api/webhook_endpoints/create. */
export const EVENTS = [
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'subscription_schedule.aborted',
  'subscription_schedule.canceled',
  'subscription_schedule.completed',
  'subscription_schedule.created',
  'subscription_schedule.released',
  'subscription_schedule.updated',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'refund.created',
  'refund.failed',
  'refund.updated',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
] satisfies Stripe.WebhookEndpointCreateParams['enabled_events']

const orderIn = (metadata: Stripe.Metadata | null) => (metadata?.order ? { order: metadata.order } : {})
const idOf = (object: string | { id: string }) => (typeof object === 'string' ? object : object.id)
const intentIn = (intent: string | { id: string } | null) => (intent ? { paymentIntent: idOf(intent) } : {})
