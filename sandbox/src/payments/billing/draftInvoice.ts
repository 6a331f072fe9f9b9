import { taxesIn, taxIn } from '../account/taxCalls.ts'
import { customerTaxIds } from './customerTaxIds.ts'
import { nulls } from '../provider/nulls.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Invoice, InvoiceLine } from '../provider/stored.ts'
import { wholeList } from '../wire/call.ts'

/** What a discount takes off. */
export type Off = { amount: number; discount: string }

/** `lines` has the amounts before what `off` takes; `about` is what an invoice says of its cause. */
type Draft = {
  customer: string
  clock: string | null
  currency: string
  hasTax: boolean
  discounts: string[]
  off: Off[]
  lines: (invoice: string, taxes: InvoiceLine['taxes']) => InvoiceLine[]
  about: Pick<Invoice, 'auto_advance' | 'billing_reason' | 'parent' | 'period_start'>
}

/** Writes the draft of an invoice that is charged automatically. */
export function draftInvoice(provider: Provider, draft: Draft): Invoice {
  const { store } = provider
  const { clock, currency, hasTax, discounts, off, about } = draft
  const id = newId('in')
  const at = provider.timeOf(clock)
  const customer = store.get('customer', draft.customer)
  const subtotal = draft.lines(id, []).reduce((sum, { amount }) => sum + amount, 0)
  const total = subtotal - off.reduce((sum, { amount }) => sum + amount, 0)
  const taxes = hasTax ? taxesIn(provider, total) : []
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
    automatic_tax: hasTax
      ? { disabled_reason: null, enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'complete' }
      : { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    collection_method: 'charge_automatically',
    created: at,
    currency,
    customer: draft.customer,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_tax_exempt: 'none',
    customer_tax_ids: customerTaxIds(provider, draft.customer),
    default_tax_rates: [],
    discounts,
    issuer: { type: 'self' },
    lines: wholeList(`/v1/invoices/${id}/lines`, draft.lines(id, taxes)),
    livemode: false,
    metadata: {},
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: at,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: hasTax ? subtotal - taxIn(provider, subtotal) : subtotal,
    test_clock: clock,
    total,
    total_discount_amounts: off,
    total_excluding_tax: total - taxes.reduce((sum, { amount }) => sum + amount, 0),
    total_pretax_credit_amounts: off.map((one) => ({ ...one, type: 'discount' as const })),
    total_taxes: taxes,
    webhooks_delivered_at: at,
    ...about,
  }
  store.put(invoice)
  provider.emit('invoice.created', invoice, clock)
  return invoice
}
