import { accountSettings } from '../account/accountSettings.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Invoice, InvoicePayment, PaymentIntent } from '../provider/stored.ts'
import { charge } from './charge.ts'
import type { Habits, Outcome } from './testCards.ts'

const DAY_S = 86_400

/** Makes a draft final: it has a number, an address, and can be paid. */
export function finalizeInvoice(provider: Provider, draft: Invoice): Invoice {
  const { store } = provider
  const at = provider.timeOf(draft.test_clock)
  const customer = store.get('customer', draft.customer ?? '')
  const sequence = customer?.next_invoice_sequence ?? 1
  if (customer) store.put({ ...customer, next_invoice_sequence: sequence + 1, currency: draft.currency })
  const invoice: Invoice = {
    ...draft,
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: 0,
    hosted_invoice_url: `${provider.pagesUrl}/i/${draft.id}`,
    invoice_pdf: `${provider.pagesUrl}/i/${draft.id}`,
    number: `${customer?.invoice_prefix ?? 'KINORA'}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  }
  provider.forget('finalizeInvoice', draft.id)
  store.put(invoice)
  provider.emit('invoice.finalized', invoice, invoice.test_clock)
  return invoice
}

/** How a charge is made of an open invoice. */
type Attempt = {
  paymentMethod: string | null
  outcome?: Outcome
  authenticated?: boolean
  description: string
}

/**
 * Charges an open invoice. What it answers is paid, or open: the payment failed, or is processing. The subscription's
 * status is the caller's.
 */
export function collectInvoice(provider: Provider, invoice: Invoice, attempt: Attempt): Invoice {
  const { store } = provider
  if (invoice.amount_remaining === 0) return payInvoice(provider, invoice)
  const method = store.get('payment_method', attempt.paymentMethod ?? '')
  const [earlierPayment] = store.all('invoice_payment', { invoice: invoice.id })
  const earlier = store.get('payment_intent', earlierPayment?.payment.payment_intent ?? '')
  if (!method) return failInvoice(provider, invoice)
  const outcome = attempt.outcome ?? store.secretOf<Habits>(method.id)?.renewal ?? 'declined'
  const intent = charge(
    provider,
    {
      amount: invoice.amount_remaining,
      currency: invoice.currency,
      customer: invoice.customer,
      method,
      outcome,
      description: attempt.description,
      authenticated: attempt.authenticated ?? false,
      forLater: true,
    },
    earlier,
  )
  if (!earlierPayment) store.put(newInvoicePayment(provider, invoice, intent))
  if (intent.status === 'succeeded') return payInvoice(provider, invoice)
  if (intent.status === 'processing') return attempted(provider, invoice)
  return failInvoice(provider, invoice)
}

const attempted = (provider: Provider, invoice: Invoice): Invoice => {
  const tried: Invoice = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 }
  provider.store.put(tried)
  return tried
}

/** Records that an open invoice was paid. */
export function payInvoice(provider: Provider, invoice: Invoice): Invoice {
  const { store } = provider
  const at = provider.timeOf(invoice.test_clock)
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: Math.max(invoice.attempt_count, 1),
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  }
  provider.forget('retryInvoice', invoice.id)
  store.put(paid)
  for (const payment of store.all('invoice_payment', { invoice: invoice.id })) {
    const done: InvoicePayment = {
      ...payment,
      amount_paid: payment.amount_requested,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: at },
    }
    store.put(done)
    provider.emit('invoice_payment.paid', done, invoice.test_clock)
  }
  provider.emit('invoice.paid', paid, invoice.test_clock)
  provider.emit('invoice.payment_succeeded', paid, invoice.test_clock)
  return paid
}

/** Records that a charge failed, and when the next one is. After the last, `next_payment_attempt` is null. */
export function failInvoice(provider: Provider, invoice: Invoice): Invoice {
  const at = provider.timeOf(invoice.test_clock)
  const days = accountSettings(provider.store).retries[invoice.attempt_count]
  const wait = days === undefined ? undefined : days * DAY_S
  const failed: Invoice = {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: wait === undefined ? null : at + wait,
    auto_advance: wait !== undefined,
  }
  provider.store.put(failed)
  if (failed.next_payment_attempt)
    provider.plan('retryInvoice', invoice.id, invoice.test_clock, failed.next_payment_attempt)
  const [payment] = provider.store.all('invoice_payment', { invoice: invoice.id })
  const intent = provider.store.get('payment_intent', payment?.payment.payment_intent ?? '')
  if (intent?.status === 'requires_action') provider.emit('invoice.payment_action_required', failed, invoice.test_clock)
  provider.emit('invoice.payment_failed', failed, invoice.test_clock)
  return failed
}

export const newInvoicePayment = (provider: Provider, invoice: Invoice, intent: PaymentIntent): InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: invoice.amount_remaining,
  created: provider.timeOf(invoice.test_clock),
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent.id, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
})
