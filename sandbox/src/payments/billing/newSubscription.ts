import { newId, type Provider } from '../provider/openProvider.ts'
import type { Price, Subscription, SubscriptionItem } from '../provider/stored.ts'
import { wholeList } from '../wire/call.ts'
import { periodEnd, recurringOf } from './periods.ts'

type Start = {
  customer: string
  price: Price
  metadata: Record<string, string>
  paymentMethod: string
  /** When it is charged first; null at once. */
  trialEnd: number | null
}

/** A subscription that has just begun and is not stored yet. */
export function newSubscription(
  provider: Provider,
  { customer, price, metadata, paymentMethod, trialEnd }: Start,
): Subscription {
  const id = newId('sub')
  const start = provider.timeFor(customer)
  const item = newItem(newId('si', 14), id, price, start, start)
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? start,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(`/v1/subscription_items?subscription=${id}`, [
      trialEnd ? { ...item, current_period_end: trialEnd } : item,
    ]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: trialEnd ? 'trialing' : 'active',
    test_clock: provider.clockOf(customer),
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trialEnd ? start : null,
  }
}

/** What is subscribed, for the period that begins at `start`. */
export function newItem(
  id: string,
  subscription: string,
  price: Price,
  anchor: number,
  start: number,
  created = start,
): SubscriptionItem {
  const recurring = recurringOf(price)
  return {
    id,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd(anchor, recurring, start),
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: price.active,
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval: recurring.interval,
      interval_count: recurring.interval_count,
      livemode: false,
      metadata: price.metadata,
      meter: null,
      nickname: price.nickname,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  }
}

/** What is subscribed; the sandbox sells one thing a subscription. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data
  if (!item) throw new Error(`${subscription.id} has no item`)
  return item
}
