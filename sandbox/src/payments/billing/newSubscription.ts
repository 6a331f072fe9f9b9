import { nulls } from '../provider/nulls.ts'
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
  hasTax: boolean
}

/** A subscription that has just begun and is not stored yet. */
export function newSubscription(
  provider: Provider,
  { customer, price, metadata, paymentMethod, trialEnd, hasTax }: Start,
): Subscription {
  const id = newId('sub')
  const start = provider.timeFor(customer)
  const item = newItem(newId('si', 14), id, price, start, start)
  return {
    id,
    object: 'subscription',
    ...nulls('application application_fee_percent billing_cycle_anchor_config billing_thresholds cancel_at'),
    ...nulls('canceled_at customer_account days_until_due default_source description ended_at latest_invoice'),
    ...nulls('managed_payments next_pending_invoice_item_invoice on_behalf_of pause_collection'),
    ...nulls('pending_invoice_item_interval pending_setup_intent pending_update schedule transfer_data'),
    automatic_tax: { disabled_reason: null, enabled: hasTax, liability: hasTax ? { type: 'self' } : null },
    billing_cycle_anchor: trialEnd ?? start,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer,
    default_payment_method: paymentMethod,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      ...nulls('account_tax_ids custom_fields description footer'),
      issuer: { type: 'self' },
    },
    items: wholeList(`/v1/subscription_items?subscription=${id}`, [
      trialEnd ? { ...item, current_period_end: trialEnd } : item,
    ]),
    livemode: false,
    metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    start_date: start,
    status: trialEnd ? 'trialing' : 'active',
    test_clock: provider.clockOf(customer),
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
      ...nulls('meter tiers_mode transform_usage trial_period_days'),
      nickname: price.nickname,
      product: price.product,
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
