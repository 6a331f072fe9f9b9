import { GRACE_DAYS } from '@kinora/limits'
import type { Stripe } from 'stripe'
import { type PaidFacts, readPaid } from './readPaid.ts'

const DAY_S = 86_400
/** For how long a refund may fail (docs.stripe.com/refunds#failed-refunds). */
const COMES_BACK_S = 30 * DAY_S

/** A paid invoice. `payment` is null where it was not read, because it has no influence any more. */
export type PeriodFacts = {
  id: string
  lookupKey: string
  amountPaid: number
  paidAt: Date
  /** On the invoice, for people. */
  number: string | null
  startsAt: Date
  endsAt: Date
  paymentIntentId: string | null
  payment: PaidFacts | null
}

/** A subscription, with the columns of `provider_subscriptions`. `first`: the first payment that was charged. */
export type PlanFacts = {
  id: string
  lookupKey: string
  status: string
  periodEndsAt: Date
  endsAtPeriodEnd: boolean
  nextAmount: number | null
  nextLookupKey: string | null
  graceEndsAt: Date | null
  confirmUrl: string | null
  periods: PeriodFacts[]
  first: PaidFacts | null
}

/** @param lookupKey of the order, for prices that have none */
export async function readPlan(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  lookupKey: string,
): Promise<PlanFacts> {
  const { data: invoices } = await stripe.invoices.list({
    subscription: subscription.id,
    status: 'paid',
    limit: 100,
    expand: ['data.payments'],
  })
  const item = itemOf(subscription)
  const current = keyOf(item.price) ?? lookupKey
  const periods = await Promise.all(
    invoices.toReversed().flatMap((invoice, index) => {
      const line = lineOf(invoice, subscription)
      return line ? [readPeriod(stripe, invoice, line, { index, item, current, lookupKey })] : []
    }),
  )
  const first = periods.find(({ payment }) => payment?.paymentIntentId)?.payment ?? null
  const { isRenewed, nextAt, ...state } = stateOf(subscription, item, periods)
  const price = isRenewed ? await priceAt(stripe, subscription, item, nextAt) : null
  const amount = (price?.unit_amount ?? 0) * (item.quantity ?? 1)
  return {
    id: subscription.id,
    lookupKey: current,
    ...state,
    nextAmount: price && nextAmountOf(subscription.discounts, amount, nextAt),
    confirmUrl: subscription.status === 'past_due' ? await confirmUrlOf(stripe, subscription) : null,
    nextLookupKey: price && price.id !== item.price.id ? keyOf(price) : null,
    periods,
    first,
  }
}

const keyOf = ({ lookup_key: key, metadata }: Stripe.Price) => key ?? metadata.lookupKey ?? null

/** The price of the period that begins then: another one if the plan's change was scheduled in the portal. */
async function priceAt(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
  { price }: Stripe.SubscriptionItem,
  at: number,
): Promise<Stripe.Price> {
  if (typeof schedule === 'string') throw new Error('A schedule was not expanded')
  const phase = schedule?.phases.findLast(({ start_date }) => start_date <= at)
  const next = phase?.items[0]?.price ?? price
  const id = typeof next === 'string' ? next : next.id
  return id === price.id ? price : stripe.prices.retrieve(id)
}

/** A plan is one item with one price. */
function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} has no item`)
  return item
}

/** The line that gives time: of a change of plan, the one that is charged. A trial's gives none: nothing was paid. */
function lineOf({ lines }: Stripe.Invoice, { trial_end }: Stripe.Subscription): Stripe.InvoiceLineItem | undefined {
  const charged = lines.data.filter(({ amount, period }) => amount >= 0 && period.end > (trial_end ?? 0))
  return charged.toSorted((one, other) => other.period.end - one.period.end)[0]
}

/** The page on which the charge that has failed waits for the payer's confirmation; null where it does not. */
async function confirmUrlOf(stripe: Stripe, { latest_invoice }: Stripe.Subscription): Promise<string | null> {
  if (typeof latest_invoice !== 'string') return null
  const expand = ['payments.data.payment.payment_intent']
  const { status, payments, hosted_invoice_url } = await stripe.invoices.retrieve(latest_invoice, { expand })
  const intents = payments?.data.map(({ payment }) => payment.payment_intent) ?? []
  const waits = intents.some((intent) => typeof intent === 'object' && intent?.status === 'requires_action')
  return status === 'open' && waits ? (hosted_invoice_url ?? null) : null
}

type Context = { index: number; item: Stripe.SubscriptionItem; current: string; lookupKey: string }

async function readPeriod(
  stripe: Stripe,
  { id, amount_paid: amountPaid, payments, number, created, status_transitions }: Stripe.Invoice,
  { period, pricing }: Stripe.InvoiceLineItem,
  { index, item, current, lookupKey }: Context,
): Promise<PeriodFacts> {
  const intent = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent
  const paymentIntentId = typeof intent === 'object' ? intent.id : (intent ?? null)
  // The first one is the order's own payment; those that have ended give nothing any more, but refunds may come back.
  const counts = index === 0 || (period.end + COMES_BACK_S) * 1_000 > Date.now()
  return {
    id,
    lookupKey: pricing?.price_details?.price === item.price.id ? current : lookupKey,
    amountPaid,
    paidAt: new Date((status_transitions.paid_at ?? created) * 1_000),
    number,
    startsAt: new Date(period.start * 1_000),
    endsAt: new Date(period.end * 1_000),
    paymentIntentId,
    payment: counts ? await readPaid(stripe, paymentIntentId, amountPaid) : null,
  }
}

/**
 * While the current period is not paid, the access lasts until the grace ends: also in the hour before the provider
 * charges a renewal. A first charge has grace only where the plan follows what was paid for before (trialEndFor).
 */
function stateOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem, periods: PeriodFacts[]) {
  const { status, cancel_at, cancel_at_period_end, ended_at, trial_end } = subscription
  const { current_period_start: start, current_period_end: end } = item
  const isPaid = start < (trial_end ?? 0) || periods.some((period) => holds(period, start * 1_000))
  const hasGrace = !isPaid && (periods.length > 0 || start === trial_end)
  const endsAtPeriodEnd = cancel_at_period_end || cancel_at !== null
  const isOver = ['canceled', 'incomplete_expired'].includes(status)
  return {
    status: String(status),
    periodEndsAt: new Date((isPaid ? end : start) * 1_000),
    endsAtPeriodEnd,
    isRenewed: !isOver && !endsAtPeriodEnd,
    nextAt: isPaid ? end : start,
    graceEndsAt: hasGrace ? new Date(Math.min(start + GRACE_DAYS * DAY_S, ended_at ?? Infinity) * 1_000) : null,
  }
}

const holds = ({ startsAt, endsAt }: PeriodFacts, moment: number) =>
  startsAt.getTime() <= moment && moment < endsAt.getTime()

/**
 * What a subscription is charged next, in grosze: its price without the discounts that last until then, one after the
 * other. Those that were used up are not among its discounts any more.
 * @param at when it is charged, in seconds
 */
export const nextAmountOf = (discounts: Stripe.Subscription['discounts'], price: number, at: number): number =>
  discounts.reduce((left, discount) => {
    if (typeof discount === 'string') throw new Error('A discount was not expanded')
    const { coupon } = discount.source
    if (typeof coupon === 'string') throw new Error('A coupon was not expanded')
    if (!coupon || (discount.end !== null && discount.end <= at)) return left
    const off = coupon.percent_off ? Math.round((left * coupon.percent_off) / 100) : (coupon.amount_off ?? 0)
    return Math.max(0, left - off)
  }, price)
