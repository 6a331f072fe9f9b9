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
  if (object.object !== 'invoice' || !object.parent?.subscription_details) return undefined
  const { metadata, subscription } = object.parent.subscription_details
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

const orderIn = (metadata: Stripe.Metadata | null) => (metadata?.order ? { order: metadata.order } : {})
const idOf = (object: string | { id: string }) => (typeof object === 'string' ? object : object.id)
const intentIn = (intent: string | { id: string } | null) => (intent ? { paymentIntent: idOf(intent) } : {})
