import { accountSettings } from '../account/accountSettings.ts'
import { nulls } from '../provider/nulls.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '../provider/stored.ts'
import { chargeDetails } from './paymentMethods.ts'
import type { Outcome } from './testCards.ts'

/** How long a payment that is not certain at once takes, in seconds. */
export const PROCESSING_S = 30

type Payment = {
  amount: number
  currency: string
  customer: string | null
  method: PaymentMethod
  outcome: Outcome
  description: string | null
  metadata?: Record<string, string>
  /** Whether the person has confirmed it at their bank. */
  authenticated?: boolean
  /** Whether the card is charged again later without the person. */
  forLater?: boolean
  receiptEmail?: string | null
}

const DECLINES = {
  declined: { decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficientFunds: { decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  laterFailed: { decline_code: 'generic_decline', message: 'The payment was refused.' },
  wantsConfirmation: { decline_code: 'authentication_required', message: 'The payment has to be confirmed.' },
}

/** Charges a payment method: a payment intent and its charge, which succeeded, failed or is processing. */
export function charge(provider: Provider, payment: Payment, earlier?: PaymentIntent): PaymentIntent {
  const { amount, currency, customer, method, outcome } = payment
  const clock = provider.clockOf(customer)
  const intent = earlier ?? newIntent(provider, payment)
  if (!earlier) {
    provider.store.put(intent)
    provider.emit('payment_intent.created', intent, clock)
  }
  const made = newCharge(provider, intent, payment)
  const tried: PaymentIntent = { ...intent, latest_charge: made.id, payment_method: method.id, amount, currency }
  provider.store.put(made)
  if (outcome === 'laterSucceeded' || outcome === 'laterFailed') {
    const processing: PaymentIntent = { ...tried, status: 'processing', processing: null }
    provider.store.put(processing)
    provider.store.setSecret(intent.id, { outcome })
    provider.plan('settlePayment', intent.id, clock, provider.timeOf(clock) + PROCESSING_S)
    provider.emit('charge.pending', made, clock)
    provider.emit('payment_intent.processing', processing, clock)
    return processing
  }
  return settle(provider, tried, made, outcome)
}

/** Says how a payment ended that was processing. */
export function settleCharge(provider: Provider, intent: PaymentIntent, succeeds: boolean): PaymentIntent {
  provider.forget('settlePayment', intent.id)
  const made = provider.store.need('charge', intent.latest_charge ?? '')
  return settle(provider, intent, made, succeeds ? 'succeeded' : 'laterFailed')
}

function settle(
  provider: Provider,
  intent: PaymentIntent,
  made: Charge,
  outcome: Exclude<Outcome, 'laterSucceeded'>,
): PaymentIntent {
  const clock = provider.clockOf(intent.customer)
  if (outcome === 'succeeded') {
    const paid: Charge = {
      ...made,
      status: 'succeeded',
      paid: true,
      captured: true,
      amount_captured: made.amount,
      receipt_number: accountSettings(provider.store).receipts ? newId('', 8).slice(1).toUpperCase() : null,
      outcome: OUTCOME_PAID,
    }
    const done: PaymentIntent = {
      ...intent,
      status: 'succeeded',
      amount_received: made.amount,
      last_payment_error: null,
    }
    provider.store.put(paid)
    provider.store.put(done)
    provider.emit('charge.succeeded', paid, clock)
    provider.emit('payment_intent.succeeded', done, clock)
    return done
  }
  const { decline_code, message } = DECLINES[outcome]
  const refused: Charge = {
    ...made,
    status: 'failed',
    failure_code: 'card_declined',
    failure_message: message,
    outcome: { ...OUTCOME_PAID, network_status: 'declined_by_network', reason: decline_code, type: 'issuer_declined' },
  }
  const open: PaymentIntent = {
    ...intent,
    status: outcome === 'wantsConfirmation' ? 'requires_action' : 'requires_payment_method',
    next_action: outcome === 'wantsConfirmation' ? { type: 'use_stripe_sdk' } : null,
    payment_method: null,
    last_payment_error: { type: 'card_error', code: 'card_declined', decline_code, message, charge: made.id },
  }
  provider.store.put(refused)
  provider.store.put(open)
  provider.emit('charge.failed', refused, clock)
  provider.emit('payment_intent.payment_failed', open, clock)
  return open
}

const OUTCOME_PAID: NonNullable<Charge['outcome']> = {
  ...nulls('advice_code network_advice_code network_decline_code reason seller_message'),
  network_status: 'approved_by_network',
  risk_level: 'normal',
  type: 'authorized',
}

const newIntent = (provider: Provider, payment: Payment): PaymentIntent => {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    ...nulls('allowed_payment_method_types application application_fee_amount automatic_payment_methods'),
    ...nulls('canceled_at cancellation_reason customer_account excluded_payment_method_types'),
    ...nulls('last_payment_error latest_charge managed_payments next_action on_behalf_of payment_method'),
    ...nulls('payment_method_configuration_details payment_record processing review shipping source'),
    ...nulls('statement_descriptor statement_descriptor_suffix transfer_data transfer_group'),
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: provider.timeFor(payment.customer),
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    livemode: false,
    metadata: payment.metadata ?? {},
    payment_method_options: {},
    payment_method_types: [payment.method.type],
    receipt_email: payment.receiptEmail ?? null,
    setup_future_usage: payment.forLater ? 'off_session' : null,
    status: 'requires_payment_method',
  }
}

const newCharge = (provider: Provider, intent: PaymentIntent, payment: Payment): Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount: payment.amount,
  amount_captured: 0,
  amount_refunded: 0,
  ...nulls('application application_fee application_fee_amount balance_transaction failure_balance_transaction'),
  ...nulls('failure_code failure_message on_behalf_of outcome receipt_number receipt_url review shipping'),
  ...nulls('source source_transfer statement_descriptor statement_descriptor_suffix transfer_data'),
  ...nulls('transfer_group'),
  billing_details: payment.method.billing_details,
  calculated_statement_descriptor: 'KINORA',
  captured: false,
  created: provider.timeFor(payment.customer),
  currency: payment.currency,
  customer: payment.customer,
  description: payment.description,
  disputed: false,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  paid: false,
  payment_intent: intent.id,
  payment_method: payment.method.id,
  payment_method_details: chargeDetails(payment.method, payment.amount, payment.authenticated ?? false),
  receipt_email: payment.receiptEmail ?? null,
  refunded: false,
  status: 'pending',
})
