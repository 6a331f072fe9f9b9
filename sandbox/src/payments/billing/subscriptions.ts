import { accountSettings } from '../account/accountSettings.ts'
import type { Provider } from '../provider/openProvider.ts'
import type { Invoice, Price, Subscription } from '../provider/stored.ts'
import { wholeList } from '../wire/call.ts'
import { collectInvoice, finalizeInvoice } from './invoices.ts'
import { newInvoice } from './newInvoice.ts'
import { itemOf, newItem } from './newSubscription.ts'
import { endSchedule, scheduledPrice } from './schedules.ts'

/** How long the invoice of a renewal is a draft before it is charged, as at Stripe: an hour. */
export const DRAFT_S = 3600

/** Stores a subscription and tells of it, with what its changed fields were. */
export function saveSubscription(provider: Provider, subscription: Subscription, before: Subscription): void {
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(Object.entries(subscription).find(([name]) => name === field)?.[1]),
    ),
  )
  if (Object.keys(previous).length === 0) return
  provider.store.put(subscription)
  provider.emit('customer.subscription.updated', subscription, subscription.test_clock, previous)
}

/** The end of a period: the subscription ends, or begins its next period with the draft of an invoice. */
export function endPeriod(provider: Provider, id: string): void {
  const subscription = provider.store.get('subscription', id)
  if (!subscription || subscription.status === 'canceled') return
  const at = provider.timeOf(subscription.test_clock)
  if (subscription.cancel_at !== null && subscription.cancel_at <= at)
    return void cancelSubscription(provider, subscription, 'cancellation_requested')

  const item = itemOf(subscription)
  const price = scheduledPrice(provider, subscription, at) ?? provider.store.need('price', item.price.id)
  const isOther = price.id !== item.price.id
  const anchor = isOther ? at : subscription.billing_cycle_anchor
  const ongoing: Subscription =
    subscription.status === 'trialing' ? { ...subscription, status: 'active' } : subscription
  const renewed = withPeriod(ongoing, price, anchor, item.current_period_end)
  const invoice = newInvoice(provider, renewed, 'subscription_cycle')
  // What is left unpaid has more invoices, and they stay drafts: docs.stripe.com/billing/subscriptions/overview#unpaid.
  const isLeft = subscription.status === 'unpaid'
  const draft: Invoice = isLeft
    ? { ...invoice, auto_advance: false }
    : { ...invoice, automatically_finalizes_at: at + DRAFT_S }
  provider.store.put(draft)
  if (!isLeft) provider.plan('finalizeInvoice', invoice.id, subscription.test_clock, at + DRAFT_S)
  if (isOther) endSchedule(provider, subscription)
  saveSubscription(
    provider,
    { ...renewed, latest_invoice: invoice.id, schedule: isOther ? null : subscription.schedule },
    subscription,
  )
  planPeriodEnd(provider, renewed)
}

/** The hour of a renewal's draft is over: it is charged. */
export function chargeRenewal(provider: Provider, id: string): void {
  const draft = provider.store.get('invoice', id)
  if (draft?.status !== 'draft') return
  collectRenewal(provider, finalizeInvoice(provider, draft))
}

/** Charges an open invoice of a subscription again, which failed before. */
export function retryInvoice(provider: Provider, id: string): void {
  const invoice = provider.store.get('invoice', id)
  if (invoice?.status === 'open') collectRenewal(provider, invoice)
}

/** The payer has confirmed at their bank what waits for it: docs.stripe.com/invoicing/hosted-invoice-page. */
export function confirmInvoice(provider: Provider, invoice: Invoice): void {
  if (waitsForPayer(provider, invoice)) collectRenewal(provider, invoice, { outcome: 'succeeded', authenticated: true })
}

/** Whether an invoice can be paid if its payer confirms it. */
export function waitsForPayer({ store }: Provider, invoice: Invoice): boolean {
  const [payment] = store.all('invoice_payment', { invoice: invoice.id })
  const intent = store.get('payment_intent', payment?.payment.payment_intent ?? '')
  return invoice.status === 'open' && intent?.status === 'requires_action'
}

type Payer = { outcome?: 'succeeded'; authenticated?: true }

function collectRenewal(provider: Provider, invoice: Invoice, payer: Payer = {}): void {
  const subscription = subscriptionOf(provider, invoice)
  if (!subscription || subscription.status === 'canceled') return
  const customer = provider.store.get('customer', subscription.customer)
  const collected = collectInvoice(provider, invoice, {
    paymentMethod: subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null,
    description: 'Subscription update',
    ...payer,
  })
  followInvoice(provider, collected)
}

/** Brings a subscription's status to what became of its invoice: active, past due, or what the account does after the last try. */
export function followInvoice(provider: Provider, invoice: Invoice): void {
  const subscription = subscriptionOf(provider, invoice)
  if (!subscription || subscription.status === 'canceled') return
  if (invoice.status === 'paid') return saveSubscription(provider, { ...subscription, status: 'active' }, subscription)
  const [payment] = provider.store.all('invoice_payment', { invoice: invoice.id })
  const intent = provider.store.get('payment_intent', payment?.payment.payment_intent ?? '')
  if (intent?.status === 'processing') return
  const { then } = accountSettings(provider.store)
  const isLast = invoice.next_payment_attempt === null
  if (isLast && then === 'cancel') return void cancelSubscription(provider, subscription, 'payment_failed')
  const status = isLast && then === 'unpaid' ? 'unpaid' : 'past_due'
  saveSubscription(provider, { ...subscription, status }, subscription)
}

/** The subscription that an invoice belongs to. */
export const subscriptionOf = ({ store }: Provider, invoice: Invoice): Subscription | undefined =>
  store.get('subscription', invoice.parent?.subscription_details?.subscription ?? '')

type Reason = 'cancellation_requested' | 'payment_failed'

/** Ends a subscription at once. Open invoices are not charged any more, a draft is void. */
export function cancelSubscription(provider: Provider, subscription: Subscription, reason: Reason): Subscription {
  const at = provider.timeOf(subscription.test_clock)
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    schedule: null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason,
    },
  }
  endSchedule(provider, subscription)
  provider.forget('endPeriod', subscription.id)
  provider.store.put(ended)
  for (const invoice of provider.store.all('invoice', {
    'parent.subscription_details.subscription': subscription.id,
    status: ['draft', 'open'],
  })) {
    provider.forget('finalizeInvoice', invoice.id)
    provider.forget('retryInvoice', invoice.id)
    provider.store.put({
      ...invoice,
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    })
  }
  provider.emit('customer.subscription.deleted', ended, ended.test_clock)
  return ended
}

/** Another price at once, without paying back what is left of the period: a period of another length begins now. */
export function changePrice(provider: Provider, subscription: Subscription, price: Price): Subscription {
  const at = provider.timeOf(subscription.test_clock)
  const { price: old, current_period_start } = itemOf(subscription)
  const sameLength =
    old.recurring?.interval === price.recurring?.interval &&
    old.recurring?.interval_count === price.recurring?.interval_count
  if (sameLength) return withPeriod(subscription, price, subscription.billing_cycle_anchor, current_period_start)

  const changed = withPeriod(subscription, price, at, at)
  const invoice = finalizeInvoice(provider, newInvoice(provider, changed, 'subscription_update'))
  provider.store.put({ ...changed, latest_invoice: invoice.id })
  planPeriodEnd(provider, changed)
  collectRenewal(provider, invoice)
  return provider.store.need('subscription', subscription.id)
}

const withPeriod = (subscription: Subscription, price: Price, anchor: number, start: number): Subscription => {
  const { id, created } = itemOf(subscription)
  return {
    ...subscription,
    billing_cycle_anchor: anchor,
    items: wholeList(subscription.items.url, [newItem(id, subscription.id, price, anchor, start, created)]),
  }
}

export function planPeriodEnd(provider: Provider, subscription: Subscription): void {
  provider.plan('endPeriod', subscription.id, subscription.test_clock, itemOf(subscription).current_period_end)
}
