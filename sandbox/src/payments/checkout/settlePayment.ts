import { settleCharge } from '../billing/charge.ts'
import { failInvoice, payInvoice } from '../billing/invoices.ts'
import { followInvoice } from '../billing/subscriptions.ts'
import type { Provider } from '../provider/openProvider.ts'
import type { CheckoutSession } from '../provider/stored.ts'
import { invoiceSale } from './invoiceSale.ts'

/**
 * A payment that was processing has succeeded or failed, and so have its invoice and its checkout session.
 * @param succeeds what it was going to do, unless told otherwise
 */
export function settlePayment(provider: Provider, id: string, succeeds?: boolean): void {
  const { store } = provider
  const intent = store.get('payment_intent', id)
  if (intent?.status !== 'processing') return
  const planned = store.secretOf<{ outcome: string }>(id)?.outcome === 'laterSucceeded'
  const settled = settleCharge(provider, intent, succeeds ?? planned)
  const paid = settled.status === 'succeeded'

  const [payment] = store.all('invoice_payment', { 'payment.payment_intent': id })
  const invoice = store.get('invoice', payment?.invoice ?? '')
  if (invoice)
    followInvoice(
      provider,
      paid
        ? payInvoice(provider, invoice)
        : failInvoice(provider, { ...invoice, attempt_count: invoice.attempt_count - 1 }),
    )

  const where = invoice ? { invoice: invoice.id } : { payment_intent: id }
  for (const session of store.all('checkout.session', where)) {
    if (session.payment_status === 'paid') continue
    const ended: CheckoutSession = { ...session, payment_status: paid ? 'paid' : 'unpaid' }
    const settledSession = invoice ? ended : invoiceSale(provider, ended, settled)
    store.put(settledSession)
    provider.emit(
      paid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
      settledSession,
      provider.clockOf(session.customer),
    )
  }
}
