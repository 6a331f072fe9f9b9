import { call, listOf } from '../wire/call.ts'
import { fields, needed, oneOf, paging, range, text } from '../wire/parameters.ts'

export const invoiceCalls = [
  call('GET', '/v1/invoices/:id', fields({}), ({ store }, _, id) => store.named('invoice', id)),
  call(
    'GET',
    '/v1/invoices',
    fields({
      ...paging,
      customer: text,
      subscription: text,
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
      created: range,
    }),
    ({ store }, { customer, subscription, status, created, ...page }) => {
      if (customer && !store.setting(`deleted ${customer}`)) store.named('customer', customer, 'customer')
      return listOf(
        '/v1/invoices',
        store.list(
          'invoice',
          { customer, 'parent.subscription_details.subscription': subscription, status, created },
          page,
        ),
      )
    },
  ),
  call(
    'GET',
    '/v1/invoice_payments',
    fields({
      ...paging,
      invoice: text,
      payment: fields({ type: needed(oneOf('payment_intent')), payment_intent: text }),
      status: oneOf('open', 'paid', 'canceled'),
      created: range,
    }),
    ({ store }, { invoice, payment, status, created, ...page }) =>
      listOf(
        '/v1/invoice_payments',
        store.list(
          'invoice_payment',
          { invoice, 'payment.payment_intent': payment?.payment_intent, status, created },
          page,
        ),
      ),
  ),
]
