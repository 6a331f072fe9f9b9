import type { Provider } from '../provider/openProvider.ts'
import type { Subscription } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import * as read from '../wire/parameters.ts'
import { invalid, missing } from '../wire/StripeError.ts'
import { itemOf } from './newSubscription.ts'
import { cancelSubscription, changePrice, saveSubscription } from './subscriptions.ts'

const { fields, flag, list, metadata, needed, oneOf, paging, range, text } = read

const details = fields({ comment: text, feedback: text })

export const subscriptionCalls = [
  call('GET', '/v1/subscriptions/:id', fields({}), (provider, _, id) => provider.store.named('subscription', id)),
  call(
    'GET',
    '/v1/subscriptions',
    fields({
      ...paging,
      customer: text,
      status: oneOf('active', 'past_due', 'trialing', 'unpaid', 'canceled', 'all', 'ended'),
      created: range,
    }),
    ({ store }, { customer, status, created, ...page }) => {
      const statuses = {
        // Without a status, canceled ones are left out: docs.stripe.com/api/subscriptions/list.
        none: ['active', 'past_due', 'trialing', 'unpaid'],
        active: ['active'],
        trialing: ['trialing'],
        unpaid: ['unpaid'],
        past_due: ['past_due'],
        canceled: ['canceled'],
        ended: ['canceled'],
        all: undefined,
      }[status ?? 'none']
      return listOf('/v1/subscriptions', store.list('subscription', { customer, status: statuses, created }, page))
    },
  ),
  call(
    'POST',
    '/v1/subscriptions/:id',
    fields({
      cancel_at_period_end: flag,
      cancellation_details: details,
      default_payment_method: text,
      items: list(fields({ id: text, price: needed(text), quantity: read.atLeast(1, 1) })),
      metadata,
      proration_behavior: oneOf('none'),
    }),
    (provider, params, id) => {
      const before = provider.store.named('subscription', id)
      if (before.status === 'canceled')
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
      const [item] = params.items ?? []
      const changed: Subscription = {
        ...before,
        ...(params.cancel_at_period_end !== undefined &&
          endingAtPeriodEnd(provider, before, params.cancel_at_period_end)),
        default_payment_method: paymentMethodIn(provider, params.default_payment_method, before),
        metadata: read.changedMetadata(before.metadata, params.metadata),
      }
      if (!item) {
        saveSubscription(provider, changed, before)
        return changed
      }
      if (item.id !== itemOf(before).id) throw missing('subscription item', item.id ?? '', 'items[0][id]')
      const price = provider.store.named('price', item.price, 'items[0][price]')
      if (price.type !== 'recurring') throw invalid('The price has to be recurring.', 'items[0][price]')
      if (params.proration_behavior !== 'none')
        throw invalid('The sandbox changes prices with proration_behavior=none.', 'proration_behavior')
      const after = changePrice(provider, changed, price)
      saveSubscription(provider, after, before)
      return after
    },
  ),
  call(
    'DELETE',
    '/v1/subscriptions/:id',
    fields({ cancellation_details: details, invoice_now: flag, prorate: flag }),
    (provider, _, id) => {
      const subscription = provider.store.named('subscription', id)
      if (subscription.status === 'canceled') throw missing('subscription', id, 'id')
      return cancelSubscription(provider, subscription, 'cancellation_requested')
    },
  ),
  call('GET', '/v1/subscription_schedules/:id', fields({}), ({ store }, _, id) =>
    store.named('subscription_schedule', id),
  ),
]

function paymentMethodIn({ store }: Provider, id: string | undefined, before: Subscription): string | null {
  if (id === undefined) return before.default_payment_method
  if (store.get('payment_method', id)?.customer !== before.customer)
    throw missing('PaymentMethod', id, 'default_payment_method')
  return id
}

/** The fields of a subscription that ends with its period, or goes on. */
export const endingAtPeriodEnd = (provider: Provider, subscription: Subscription, ends: boolean) => ({
  cancel_at_period_end: ends,
  cancel_at: ends ? itemOf(subscription).current_period_end : null,
  canceled_at: ends ? provider.timeOf(subscription.test_clock) : null,
  cancellation_details: {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: ends ? ('cancellation_requested' as const) : null,
  },
})
