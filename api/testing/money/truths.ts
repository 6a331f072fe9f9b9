import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { settleOrder } from '../../src/money/settlement/settleOrder.ts'
import { receiveEvent } from '../../src/money/payments/receiveEvent.ts'
import { chargesOf } from './invariants.ts'
import { runWork } from './work.ts'
import { eventsOf, query, type Story } from './Story.ts'

/** What must hold when every event was handled: the database says what the provider says. */
export type Truth = (story: Story) => Promise<void>

type OrderRow = {
  kind: string
  state: string
  sessionId: string
  payment: string | null
  paid: number
  refunded: number
  dispute: string | null
  subscriptionId: string | null
  userId: number | null
  paidAt: number | null
}

const ordersOf = (story: Story) =>
  query<OrderRow>(
    story,
    `select kind, state, session_id as "sessionId", payment_intent_id as payment, amount_paid as paid,
      amount_refunded as refunded, dispute, subscription_id as "subscriptionId", user_id as "userId",
      (extract(epoch from paid_at) * 1000)::float8 as "paidAt"
    from orders where session_id is not null`,
  )

const newestStates: Truth = async (story) => {
  const { checkout } = story.system.stripe
  for (const order of await ordersOf(story)) {
    const session = await checkout.sessions.retrieve(order.sessionId, {
      expand: ['payment_intent', 'subscription'],
    })
    assert.equal(order.state, await stateOf(story, session), 'I3: an order is as it is at the provider')
    if (!session.subscription) continue
    const { id, status } = session.subscription as Stripe.Subscription
    assert.equal(order.subscriptionId, id, 'I3: an order knows its subscription')
    const storedRows = await query<{ status: string }>(
      story,
      `select status from provider_subscriptions where id = '${order.subscriptionId}'`,
    )
    if (order.userId === null) continue
    assert.deepEqual(storedRows, [{ status }], 'I3: a subscription is as it is at the provider')
  }
}

/** A complete session is open while its payment is on the way; it has failed when that, or its subscription, has ended. */
async function stateOf(
  { system }: Story,
  { status, payment_status, payment_intent, subscription }: Stripe.Checkout.Session,
) {
  if (status !== 'complete') return status
  if (payment_status !== 'unpaid') return 'paid'
  const { status: ofPlan } = (subscription ?? {}) as Partial<Stripe.Subscription>
  if (ofPlan === 'canceled' || ofPlan === 'incomplete_expired') return 'failed'
  const intent = subscription
    ? await firstIntentOf(system.stripe, subscription as Stripe.Subscription)
    : (payment_intent as Stripe.PaymentIntent)
  return intent.status === 'processing' ? 'open' : 'failed'
}

async function firstIntentOf(stripe: Stripe, { latest_invoice }: Stripe.Subscription) {
  const invoice = String(latest_invoice)
  const { data } = await stripe.invoicePayments.list({ invoice, expand: ['data.payment.payment_intent'] })
  return data[0]?.payment.payment_intent as Stripe.PaymentIntent
}

const DISPUTES: Record<string, string> = { needs_response: 'open', won: 'won', lost: 'lost' }

export const moneyAgrees: Truth = async (story) => {
  const charges = await chargesOf(story)
  for (const { payment, paid, refunded, dispute } of await ordersOf(story)) {
    const charge = charges.get(payment ?? '')
    if (!payment || !charge) continue
    assert.deepEqual([paid, refunded], [charge.charged, charge.refunded], 'I9: an order has the sums of its payment')
    const { data } = await story.system.stripe.disputes.list({ payment_intent: payment })
    assert.equal(dispute, DISPUTES[data[0]?.status ?? ''] ?? null, 'I3: a dispute is as it is at the provider')
  }
  // With an account, its paid periods are erased.
  if (story.erasedAt.size > 0) return
  const [{ total }] = (await query<{ total: number }>(
    story,
    `select coalesce(sum(amount), 0)::int as total from (
      select amount_paid as amount from orders where kind = 'gift'
      union all select amount_paid from paid_periods) paid`,
  )) as [{ total: number }]
  const charged = [...charges.values()].reduce((sum, charge) => sum + charge.charged, 0)
  assert.equal(total, charged, 'I9: what was paid is what was charged')
}

export const revokedGivesNothing: Truth = async (story) => {
  const live = await query<{ source: string; payment: string }>(
    story,
    `select source, coalesce(gift.payment_intent_id, period.payment_intent_id) as payment from subscriptions
      left join orders gift on source = 'gift:' || gift.id left join paid_periods period on source = 'invoice:' || period.id
    where subscriptions.ends_at > now() + interval '1 second' and source not like 'grace:%'`,
  )
  const charges = await chargesOf(story)
  for (const { source, payment } of live) {
    const { charged = 0, refunded = 0 } = charges.get(payment) ?? {}
    assert.ok(refunded < charged, `I6: ${source} was paid back and gives nothing`)
    const { data } = await story.system.stripe.disputes.list({ payment_intent: payment })
    assert.ok(
      data.every(({ status }) => status === 'won'),
      `I6: ${source} is disputed and gives nothing`,
    )
  }
}

const everybodyIsTold: Truth = async (story) => {
  const untold = await query(
    story,
    `select 'welcome' as mail, id::text from orders where kind = 'subscription' and state = 'paid' and user_id is not null
      and not exists (select from outbox where about = 'welcome:' || orders.id)
    union all select 'receipt', id from paid_periods where amount_paid > 0
      and not exists (select from outbox where about = 'receipt:' || paid_periods.id)
    union all select 'giftReceipt', id::text from orders where kind = 'gift' and state = 'paid' and user_id is not null
      and not exists (select from outbox where about = 'giftReceipt:' || orders.id)
    union all select 'giftCard', order_id::text from gift_cards where delivered_at is not null
      and not exists (select from outbox where about = 'giftCard:' || order_id)`,
  )
  assert.deepEqual(untold, [], 'I10: one mail for each grant')
}

/** Everybody in the model has an account, so an order without one is that of somebody who was erased. */
const erasedPayNothing: Truth = async (story) => {
  const charges = await chargesOf(story)
  const erasedAt = Math.max(...story.erasedAt.values())
  for (const { userId, payment, paidAt, subscriptionId, dispute } of await ordersOf(story)) {
    if (userId !== null) continue
    const { charged = 0, refunded = 0 } = charges.get(payment ?? '') ?? {}
    const isLate = paidAt !== null && paidAt > erasedAt
    const isTaken = dispute === 'open' || dispute === 'lost'
    assert.ok(!isLate || isTaken || refunded === charged, 'I13: what is paid after the account was erased is paid back')
    const { status } = subscriptionId ? await story.system.stripe.subscriptions.retrieve(subscriptionId) : {}
    assert.ok(!status || ENDED.includes(status), 'I11: with the account its subscription ends')
  }
}
export const ENDED = ['canceled', 'incomplete_expired']

/** All that money can change, with the jobs that wait. When something was read last is no news. */
const TABLES = `
  select row from (
    select to_jsonb(orders) as row from orders union all select to_jsonb(card) from gift_cards card
    union all select to_jsonb(paid) from paid_periods paid union all select to_jsonb(outbox) from outbox
    union all select to_jsonb(plan) - 'read_at' from provider_subscriptions plan
    union all select to_jsonb(given) from subscriptions given union all select to_jsonb(event) from provider_events event
    union all select to_jsonb(customer) from provider_customers customer union all select to_jsonb(cursor) from provider_cursors cursor
    union all select to_jsonb(users) from users union all select to_jsonb(work) from work) rows order by row::text`

const replayChangesNothing: Truth = async (story) => {
  const before = await query(story, TABLES)
  const [one, other] = story.system.apps as [FastifyInstance, FastifyInstance]
  const events = await eventsOf(story.system)
  await Promise.all(events.flatMap((event) => [receiveEvent(one, event), receiveEvent(other, event)]))
  await runWork(story.system, { dies: null, again: false })
  assert.deepEqual(await query(story, TABLES), before, 'I8: replaying every event changes no row')
  // An event that is known goes no further, so what it would have caused is caused once more.
  const orders = await query<{ id: string }>(story, 'select id from orders')
  await Promise.all(orders.flatMap(({ id }) => [settleOrder(one, id), settleOrder(other, id)]))
  assert.deepEqual(await query(story, TABLES), before, 'I8: settling every order again changes no row')
}

export const AT_REST: Truth[] = [
  newestStates,
  moneyAgrees,
  revokedGivesNothing,
  everybodyIsTold,
  erasedPayNothing,
  replayChangesNothing,
]
