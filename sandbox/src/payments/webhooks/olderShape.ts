import { API_VERSION } from '../provider/apiVersion.ts'
import type { Event, Invoice, Subscription } from '../provider/stored.ts'

/** From this version on, invoices say their subscription in `parent`, and periods are on subscription items. */
const BASIL = '2025-03-31'

/**
 * An event as an endpoint of an older version gets it: docs.stripe.com/webhooks/versioning. Of what changed since, only
 * what lies on our way is written as it was: docs.stripe.com/changelog/basil/2025-03-31/adds-new-parent-field-to-invoicing-objects,
 * docs.stripe.com/changelog/basil/2025-03-31/deprecate-subscription-current-period-start-and-end.
 */
export function eventIn(version: string | null, event: Event): object {
  if (version === null || version === API_VERSION) return event
  const { object } = event.data
  const isOlder = version < BASIL
  return { ...event, api_version: version, data: { ...event.data, object: isOlder ? olderShape(object) : object } }
}

function olderShape(object: object): object {
  if (isKind<Invoice>(object, 'invoice')) return olderInvoice(object)
  return isKind<Subscription>(object, 'subscription') ? olderSubscription(object) : object
}

const isKind = <T extends { object: string }>(value: object, kind: T['object']): value is T =>
  'object' in value && value.object === kind

function olderInvoice({ parent, total_taxes: taxes, ...invoice }: Invoice): object {
  const details = parent?.subscription_details
  return {
    ...invoice,
    paid: invoice.status === 'paid',
    subscription: details?.subscription ?? null,
    subscription_details: details ? { metadata: details.metadata } : null,
    tax: taxes?.reduce((sum, { amount }) => sum + amount, 0) ?? null,
    lines: {
      ...invoice.lines,
      data: invoice.lines.data.map(({ parent: of, pricing, taxes: _taxes, ...line }) => ({
        ...line,
        invoice_item: of?.invoice_item_details?.invoice_item ?? null,
        price: pricing?.price_details?.price ?? null,
        proration: of?.subscription_item_details?.proration ?? false,
        subscription_item: of?.subscription_item_details?.subscription_item ?? null,
        type: of?.subscription_item_details ? 'subscription' : 'invoiceitem',
      })),
    },
  }
}

function olderSubscription(subscription: Subscription): object {
  const [item] = subscription.items.data
  return {
    ...subscription,
    current_period_start: item?.current_period_start,
    current_period_end: item?.current_period_end,
    items: {
      ...subscription.items,
      data: subscription.items.data.map(({ current_period_start: _start, current_period_end: _end, ...rest }) => rest),
    },
  }
}
