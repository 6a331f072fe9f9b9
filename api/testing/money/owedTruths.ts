import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { findOrder } from '../../src/money/settlement/findOrder.ts'
import { REFUNDS_AGAIN } from '../../src/money/settlement/writeFacts.ts'
import { chargesOf } from './invariants.ts'
import { objectsOf, query, type Story } from './Story.ts'
import { ENDED, type Truth } from './truths.ts'

/** Whether what was paid counts: it is neither paid back nor taken back by the payer's bank. */
async function counting(story: Story): Promise<(payment: string | null) => Promise<boolean>> {
  const charges = await chargesOf(story)
  return async (payment) => {
    // A code has taken all of the price off.
    if (payment === null) return true
    const { charged = 0, refunded = 0 } = charges.get(payment) ?? {}
    const { data } = await story.system.stripe.disputes.list({ payment_intent: payment })
    return refunded < charged && data.every(({ status }) => status === 'won')
  }
}

const paidBackEnds: Truth = async (story) => {
  const counts = await counting(story)
  const lasts = await query<{ id: string; payment: string | null }>(
    story,
    `select distinct on (subscription_id) subscription_id as id, payment_intent_id as payment from paid_periods
    order by subscription_id, ends_at desc`,
  )
  for (const { id, payment } of lasts) {
    if (await counts(payment)) continue
    const { status } = await story.system.stripe.subscriptions.retrieve(id)
    assert.ok(ENDED.includes(status), 'I14: what was paid back or is disputed is not charged again')
  }
}

type Withdrawn = { payment: string; dispute: string | null; failed: number }

const withdrawnIsPaidBack: Truth = async (story) => {
  const charges = await chargesOf(story)
  const withdrawn = await query<Withdrawn>(
    story,
    `select payment_intent_id as payment, dispute, failed_refunds as failed from orders
    where withdrawn_at is not null and payment_intent_id is not null and amount_paid > 0`,
  )
  for (const { payment, dispute, failed } of withdrawn) {
    const { charged = 0, refunded = 0 } = charges.get(payment) ?? {}
    const isTaken = dispute === 'open' || dispute === 'lost'
    assert.ok(
      refunded === charged || isTaken || failed > REFUNDS_AGAIN,
      'I15: what was withdrawn from is paid back, also when a refund has failed',
    )
  }
  const given = await query(
    story,
    `select given.source from subscriptions given
      left join paid_periods period on given.source = 'invoice:' || period.id
      join orders bought on given.source = 'gift:' || bought.id or bought.payment_intent_id = period.payment_intent_id
    where bought.withdrawn_at is not null and given.ends_at > now() + interval '1 second'`,
  )
  assert.deepEqual(given, [], 'I15: what was withdrawn from gives nothing')
}

type Grace = { userId: number; startsAt: string; days: number }

const graceFollowsPaid: Truth = async (story) => {
  const counts = await counting(story)
  const graces = await query<Grace>(
    story,
    `select user_id as "userId", starts_at::text as "startsAt", extract(epoch from ends_at - starts_at)::float8 / 86400 as days
    from subscriptions where source like 'grace:%' and ends_at > now() + interval '1 second'`,
  )
  for (const { userId, startsAt, days } of graces) {
    assert.ok(days <= 7.01, 'I16: grace lasts for seven days')
    const before = await query<{ payment: string | null }>(
      story,
      `select payment_intent_id as payment from paid_periods where user_id = ${userId}
        and starts_at < '${startsAt}' and ends_at >= '${startsAt}'::timestamptz - interval '1 day'`,
    )
    const paid = await Promise.all(before.map(({ payment }) => counts(payment)))
    assert.ok(paid.includes(true), 'I16: grace follows what was paid for')
  }
}

/** Who has paid until now, and is about to be charged again, keeps the access meanwhile. */
const noHoleBeforeCharge: Truth = async (story) => {
  const counts = await counting(story)
  const plans = await query<{ id: string; userId: number }>(
    story,
    `select id, user_id as "userId" from provider_subscriptions where status in ('active', 'past_due')`,
  )
  for (const { id, userId } of plans) {
    const { items } = await story.system.stripe.subscriptions.retrieve(id)
    const start = `to_timestamp(${(items.data[0] as Stripe.SubscriptionItem).current_period_start})`
    const before = await query<{ payment: string | null; isThis: boolean }>(
      story,
      `select payment_intent_id as payment, starts_at <= ${start} and ends_at > ${start} as "isThis" from paid_periods
      where user_id = ${userId} and starts_at <= ${start} and ends_at >= ${start} - interval '1 minute'`,
    )
    const hasPaid = await Promise.all(before.map(({ payment }) => counts(payment)))
    if (before.some(({ isThis }) => isThis) || !hasPaid.includes(true)) continue
    const holes = await query(
      story,
      `select where not coalesce((select range_agg(tstzrange(starts_at, ends_at)) from subscriptions
        where user_id = ${userId}) @> tstzrange(${start} + interval '1 second', ${start} + interval '6 days'), false)`,
    )
    assert.deepEqual(holes, [], 'I16: there is no hole between two plans')
  }
}

const moneyIsTold: Truth = async (story) => {
  const untold = await query(
    story,
    `with paid as (
      select user_id, payment_intent_id as payment, amount_refunded as back, failed_refunds as failed from paid_periods
      union all select null, payment_intent_id, amount_refunded, failed_refunds from orders bought
        join gift_cards card on card.order_id = bought.id
        where card.purchaser ->> 'email' <> '' and bought.withdrawn_at is null and bought.state = 'paid')
    select 'refunded' as mail, payment from paid where back > 0
      and not exists (select from outbox where about like 'refunded:' || payment || ':%')
    union all select 'refundFailed', payment from paid where failed > 0
      and not exists (select from outbox where about = 'refundFailed:' || payment || ':' || failed)
    union all select 'disputeWon', bought.payment_intent_id from orders bought
      left join paid_periods later on later.subscription_id = bought.subscription_id
        and later.payment_intent_id is distinct from bought.payment_intent_id
      where bought.dispute = 'won' and bought.withdrawn_at is null and later.id is null
        and (bought.user_id is not null)
        and exists (select from outbox where about = 'disputed:' || bought.payment_intent_id)
        and not exists (select from outbox where about = 'disputeWon:' || bought.payment_intent_id)`,
  )
  assert.deepEqual(untold, [], 'I17: what is new with money is told')
}

const returnedIsShown: Truth = async (story) => {
  const [app] = story.system.apps as [FastifyInstance]
  const shown = await query<{ id: string }>(
    story,
    "select data ->> 'orderId' as id from work where queue = 'returnedRefunds'",
  )
  const refunds = (await objectsOf(story, 'refund.created')) as Stripe.Refund[]
  for (const payment of new Set(refunds.map(({ payment_intent }) => String(payment_intent)))) {
    const expand = ['latest_charge.refunds']
    const charge = (await story.system.stripe.paymentIntents.retrieve(payment, { expand }))
      .latest_charge as Stripe.Charge
    if (charge.refunds?.data[0]?.status !== 'failed' || charge.disputed) continue
    const order = await findOrder(app, { paymentIntent: payment })
    assert.ok(
      shown.some(({ id }) => id === order),
      'I19: a refund that came back, and that nobody asks for again, is shown to operators',
    )
  }
}

/** What must hold at rest of money that goes back, and of charges that fail. */
export const OWED_TRUTHS: Truth[] = [
  paidBackEnds,
  withdrawnIsPaidBack,
  graceFollowsPaid,
  noHoleBeforeCharge,
  moneyIsTold,
  returnedIsShown,
]
