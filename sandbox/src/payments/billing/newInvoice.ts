import { newId, type Provider } from '../provider/openProvider.ts'
import type { Invoice, InvoiceLine, Subscription } from '../provider/stored.ts'
import { takenOff } from './discounts.ts'
import { draftInvoice, type Off } from './draftInvoice.ts'
import { itemOf } from './newSubscription.ts'

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

/** Writes the draft of a subscription's invoice, for the period that its item is in. */
export function newInvoice(provider: Provider, subscription: Subscription, reason: Reason): Invoice {
  const at = provider.timeOf(subscription.test_clock)
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription)
  const subtotal = subscription.status === 'trialing' ? 0 : (price.unit_amount ?? 0)
  const off = discountsOf(provider, subscription, subtotal)
  return draftInvoice(provider, {
    customer: subscription.customer,
    clock: subscription.test_clock,
    currency: subscription.currency,
    hasTax: subscription.automatic_tax.enabled,
    discounts: subscription.discounts,
    off,
    lines: (id, taxes) => [lineOf(provider, id, subscription, { amount: subtotal, off, taxes })],
    about: {
      auto_advance: true,
      billing_reason: reason,
      parent: {
        quote_details: null,
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
        type: 'subscription_details',
      },
      // Of a subscription's invoice, the period is the one that has ended: docs.stripe.com/api/invoices/object.
      period_start: reason === 'subscription_cycle' ? start - (end - start) : at,
    },
  })
}

/** What each discount of the subscription takes off, one after the other. */
function discountsOf({ store }: Provider, { discounts }: Subscription, amount: number): Off[] {
  let left = amount
  return discounts.map((discount) => {
    const { coupon } = store.need('discount', discount).source
    const off = takenOff(store.need('coupon', coupon ?? ''), left)
    left -= off
    return { amount: off, discount }
  })
}

function lineOf(
  { store }: Provider,
  invoice: string,
  subscription: Subscription,
  { amount, off, taxes }: { amount: number; off: Off[]; taxes: InvoiceLine['taxes'] },
): InvoiceLine {
  const { id, price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: `1 × ${store.get('product', price.product)?.name ?? price.product}`,
    discount_amounts: off,
    discountable: true,
    discounts: off.map(({ discount }) => discount),
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: id,
      },
      type: 'subscription_item_details',
    },
    period: { start, end },
    pretax_credit_amounts: off.map((one) => ({ ...one, type: 'discount' as const })),
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: amount,
    taxes,
  }
}
