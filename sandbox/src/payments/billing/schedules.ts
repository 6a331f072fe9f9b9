import { nulls } from '../provider/nulls.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Objects, Price, Subscription } from '../provider/stored.ts'
import { itemOf } from './newSubscription.ts'
import { periodEnd, recurringOf } from './periods.ts'

type Schedule = Objects['subscription_schedule']

/**
 * Plans another price for when the period ends, as Stripe's portal does: a schedule of two phases, which then releases
 * the subscription. It replaces an earlier plan.
 */
export function schedulePrice(provider: Provider, subscription: Subscription, price: Price): Schedule {
  const { current_period_start, current_period_end, price: now } = itemOf(subscription)
  const at = provider.timeOf(subscription.test_clock)
  const earlier = provider.store.get('subscription_schedule', subscription.schedule ?? '')
  const next = periodEnd(current_period_end, recurringOf(price), current_period_end)
  const schedule: Schedule = {
    id: earlier?.id ?? newId('sub_sched'),
    object: 'subscription_schedule',
    ...nulls('application canceled_at completed_at customer_account released_at released_subscription'),
    billing_mode: subscription.billing_mode,
    created: earlier?.created ?? at,
    current_phase: { start_date: current_period_start, end_date: current_period_end },
    customer: subscription.customer,
    default_settings: {
      ...nulls('application_fee_percent billing_thresholds default_payment_method description on_behalf_of'),
      ...nulls('transfer_data'),
      billing_cycle_anchor: 'automatic',
      collection_method: 'charge_automatically',
      invoice_settings: {
        ...nulls('account_tax_ids custom_fields days_until_due description footer'),
        issuer: { type: 'self' },
      },
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase(now, current_period_start, current_period_end), phase(price, current_period_end, next)],
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  }
  provider.store.put(schedule)
  provider.emit(
    earlier ? 'subscription_schedule.updated' : 'subscription_schedule.created',
    schedule,
    subscription.test_clock,
  )
  return schedule
}

const phase = (price: Price, start_date: number, end_date: number): Schedule['phases'][number] => ({
  add_invoice_items: [],
  ...nulls('application_fee_percent billing_cycle_anchor billing_thresholds collection_method'),
  ...nulls('default_payment_method description invoice_settings on_behalf_of transfer_data trial_end'),
  currency: price.currency,
  default_tax_rates: [],
  discounts: [],
  end_date,
  items: [
    {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity: 1,
      tax_rates: [],
    },
  ],
  metadata: {},
  proration_behavior: 'none',
  start_date,
})

/** The price that a subscription's schedule has from then on. */
export function scheduledPrice(provider: Provider, subscription: Subscription, at: number): Price | undefined {
  const schedule = provider.store.get('subscription_schedule', subscription.schedule ?? '')
  const due = schedule?.phases.findLast(({ start_date }) => start_date <= at)
  return due && provider.store.get('price', due.items[0]?.price ?? '')
}

/** Releases the subscription from its schedule, if it has one. */
export function endSchedule(provider: Provider, subscription: Subscription): void {
  const schedule = provider.store.get('subscription_schedule', subscription.schedule ?? '')
  if (schedule?.status !== 'active') return
  const released: Schedule = {
    ...schedule,
    current_phase: null,
    released_at: provider.timeOf(subscription.test_clock),
    released_subscription: subscription.id,
    status: 'released',
    subscription: null,
  }
  provider.store.put(released)
  provider.emit('subscription_schedule.released', released, subscription.test_clock)
}
