import { draftInvoice } from '../billing/draftInvoice.ts'
import { takenOff } from '../billing/discounts.ts'
import { finalizeInvoice, newInvoicePayment, payInvoice } from '../billing/invoices.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { CheckoutSession, InvoiceLine, PaymentIntent } from '../provider/stored.ts'
import { couponOf, lineItemsOf } from './sessions.ts'

/**
 * The paid invoice of a sale without a subscription, where its page was made with `invoice_creation`: written when the
 * payment succeeds (docs.stripe.com/payments/checkout/receipts). The session's customer is whoever paid.
 * @returns the session, which says its invoice
 */
export function invoiceSale(provider: Provider, session: CheckoutSession, intent: PaymentIntent): CheckoutSession {
  const { customer } = session
  if (!session.invoice_creation?.enabled || !customer || intent.status !== 'succeeded') return session
  const clock = provider.clockOf(customer)
  const at = provider.timeOf(clock)
  const discount = provider.store.all('discount', { checkout_session: session.id })[0]
  const coupon = couponOf(provider, session.discounts?.[0] ?? null)
  const off =
    discount && coupon ? [{ amount: takenOff(coupon, session.amount_subtotal ?? 0), discount: discount.id }] : []
  const draft = draftInvoice(provider, {
    customer,
    clock,
    currency: session.currency ?? 'pln',
    hasTax: session.automatic_tax.enabled,
    discounts: off.map((one) => one.discount),
    off,
    lines: (invoice, taxes) =>
      lineItemsOf(provider, session).map(
        ({ amount_subtotal: amount, currency, description, price, quantity }): InvoiceLine => ({
          id: newId('il'),
          object: 'line_item',
          amount,
          currency,
          description,
          discount_amounts: off,
          discountable: true,
          discounts: off.map((one) => one.discount),
          invoice,
          livemode: false,
          metadata: {},
          parent: {
            invoice_item_details: {
              invoice_item: newId('ii'),
              proration: false,
              proration_details: null,
              subscription: null,
            },
            subscription_item_details: null,
            type: 'invoice_item_details',
          },
          period: { start: at, end: at },
          pretax_credit_amounts: off.map((one) => ({ ...one, type: 'discount' as const })),
          pricing: price && {
            price_details: { price: price.id, product: price.product },
            type: 'price_details',
            unit_amount_decimal: price.unit_amount_decimal,
          },
          quantity,
          quantity_decimal: String(quantity ?? 1),
          subscription: null,
          subtotal: amount,
          taxes,
        }),
      ),
    about: { auto_advance: false, billing_reason: 'manual', parent: null, period_start: at },
  })
  const invoice = finalizeInvoice(provider, draft)
  provider.store.put(newInvoicePayment(provider, invoice, intent))
  payInvoice(provider, invoice)
  return { ...session, invoice: invoice.id }
}
