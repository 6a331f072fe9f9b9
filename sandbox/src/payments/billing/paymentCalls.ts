import { nulls } from '../provider/nulls.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Charge, Objects } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import * as read from '../wire/parameters.ts'
import { invalid, missing } from '../wire/StripeError.ts'
import { type Habits, TEST_CARDS } from './testCards.ts'

const { fields, metadata, oneOf, paging, range, text } = read
type Refund = Objects['refund']

/** How long a refund takes that is not certain at once, in seconds. */
const SETTLED_S = 3 * 86_400

export const paymentCalls = [
  call('GET', '/v1/payment_intents/:id', fields({}), ({ store }, _, id) => store.named('payment_intent', id)),
  call(
    'GET',
    '/v1/charges',
    fields({ ...paging, customer: text, payment_intent: text, created: range }),
    ({ store }, { customer, payment_intent, created, ...page }) =>
      listOf('/v1/charges', store.list('charge', { customer, payment_intent, created }, page)),
  ),
  call('GET', '/v1/charges/:id', fields({}), ({ store }, _, id) => store.named('charge', id)),
  call('GET', '/v1/disputes/:id', fields({}), ({ store }, _, id) => store.named('dispute', id)),
  call(
    'GET',
    '/v1/disputes',
    fields({ ...paging, charge: text, payment_intent: text, created: range }),
    ({ store }, { charge, payment_intent, created, ...page }) =>
      listOf('/v1/disputes', store.list('dispute', { charge, payment_intent, created }, page)),
  ),
  call(
    'POST',
    '/v1/refunds',
    fields({
      payment_intent: text,
      charge: text,
      amount: read.atLeast(1),
      metadata,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    }),
    (provider, params) => {
      const charge = chargeOf(provider, params)
      if (charge.disputed && !provider.store.all('dispute', { charge: charge.id, status: 'won' }).length)
        throw invalid('This charge has been charged back; cannot issue a refund.', undefined, 'charge_disputed')
      if (charge.refunded)
        throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
      const left = charge.amount - charge.amount_refunded
      const amount = params.amount ?? left
      if (amount > left)
        throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount')
      return refund(provider, charge, amount, params.reason ?? null, params.metadata)
    },
  ),
]

function chargeOf({ store }: Provider, params: { payment_intent?: string | undefined; charge?: string | undefined }) {
  const { payment_intent, charge: id } = params
  if (!payment_intent && !id) throw invalid('One of payment_intent or charge is required.', 'payment_intent')
  const intent = payment_intent ? store.get('payment_intent', payment_intent) : undefined
  if (payment_intent && !intent) throw missing('payment_intent', payment_intent, 'payment_intent')
  const charge = store.get('charge', id ?? intent?.latest_charge ?? '')
  if (id && !charge) throw missing('charge', id, 'charge')
  if (!charge || charge.status !== 'succeeded')
    throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent')
  return charge
}

function refund(
  provider: Provider,
  charge: Charge,
  amount: number,
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null,
  notes: Record<string, string> | undefined,
): Refund {
  const clock = provider.clockOf(charge.customer)
  const habits = provider.store.secretOf<Habits>(charge.payment_method ?? '')
  const later = TEST_CARDS[habits?.number ?? '']?.refund
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    ...nulls('balance_transaction customer_account receipt_number source_transfer_reversal transfer_reversal'),
    charge: charge.id,
    created: provider.timeOf(clock),
    currency: charge.currency,
    customer: charge.customer,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: read.changedMetadata(null, notes),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    status: later === 'pending' ? 'pending' : 'succeeded',
    ...(later === 'pending' && { pending_reason: 'processing' as const }),
  }
  const amount_refunded = charge.amount_refunded + amount
  const changed: Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount }
  provider.store.put(made)
  provider.store.put(changed)
  provider.emit('charge.refunded', changed, clock, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  })
  provider.emit('refund.created', made, clock)
  if (later) provider.plan('settleRefund', made.id, clock, provider.timeOf(clock) + SETTLED_S)
  return made
}

/** What a card of docs.stripe.com/testing says of its refund after some days. */
export function settleDueRefund(provider: Provider, id: string): void {
  const refund = provider.store.need('refund', id)
  settleRefund(provider, refund, refund.status === 'pending')
}

/** What the payer's bank makes of a refund, days later: it takes it, or the money comes back to the shop. */
export function settleRefund(provider: Provider, refund: Refund, succeeds: boolean): Refund {
  const charge = provider.store.need('charge', typeof refund.charge === 'string' ? refund.charge : '')
  const clock = provider.clockOf(charge.customer)
  provider.forget('settleRefund', refund.id)
  const { pending_reason: _reason, ...known } = refund
  const settled: Refund = { ...known, status: succeeds ? 'succeeded' : 'failed' }
  if (!succeeds) settled.failure_reason = 'expired_or_canceled_card'
  provider.store.put(settled)
  if (!succeeds)
    provider.store.put({ ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
  provider.emit(succeeds ? 'refund.updated' : 'refund.failed', settled, clock)
  return settled
}
