import { taxesIn, taxIn } from '../account/taxCalls.ts'
import { nulls } from '../provider/nulls.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Invoice, InvoiceLine, Subscription } from '../provider/stored.ts'
import { wholeList } from '../wire/call.ts'
import { takenOff } from './discounts.ts'
import { itemOf } from './newSubscription.ts'

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

/** Writes the draft of a subscription's invoice, for the period that its item is in. */
export function newInvoice(provider: Provider, subscription: Subscription, reason: Reason): Invoice {
  const { store } = provider
  const id = newId('in')
  const at = provider.timeOf(subscription.test_clock)
  const customer = store.get('customer', subscription.customer)
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription)
  const subtotal = subscription.status === 'trialing' ? 0 : (price.unit_amount ?? 0)
  const off = discountsOf(provider, subscription, subtotal)
  const total = subtotal - off.reduce((sum, { amount }) => sum + amount, 0)
  const hasTax = subscription.automatic_tax.enabled
  const taxes = hasTax ? taxesIn(provider, total) : []
  const untaxed = total - taxes.reduce((sum, { amount }) => sum + amount, 0)
  const invoice: Invoice = {
    id,
    object: 'invoice',
    account_country: 'PL',
    account_name: 'Kinora',
    ...nulls('account_tax_ids application automatically_finalizes_at custom_fields customer_account'),
    ...nulls('customer_shipping default_payment_method default_source description due_date effective_at'),
    ...nulls('ending_balance footer from_invoice hosted_invoice_url invoice_pdf last_finalization_error'),
    ...nulls('latest_revision next_payment_attempt number on_behalf_of receipt_number rendering shipping_cost'),
    ...nulls('shipping_details statement_descriptor'),
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: hasTax
      ? { disabled_reason: null, enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'complete' }
      : { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: at,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: subscription.discounts,
    issuer: { type: 'self' },
    lines: wholeList(`/v1/invoices/${id}/lines`, [
      lineOf(provider, id, subscription, { amount: subtotal, off, taxes }),
    ]),
    livemode: false,
    metadata: {},
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // Of a subscription's invoice, the period is the one that has ended: docs.stripe.com/api/invoices/object.
    period_end: at,
    period_start: reason === 'subscription_cycle' ? start - (end - start) : at,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: hasTax ? subtotal - taxIn(provider, subtotal) : subtotal,
    test_clock: subscription.test_clock,
    total,
    total_discount_amounts: off,
    total_excluding_tax: untaxed,
    total_pretax_credit_amounts: off.map((one) => ({ ...one, type: 'discount' as const })),
    total_taxes: taxes,
    webhooks_delivered_at: at,
  }
  store.put(invoice)
  provider.emit('invoice.created', invoice, subscription.test_clock)
  return invoice
}

type Off = { amount: number; discount: string }

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
