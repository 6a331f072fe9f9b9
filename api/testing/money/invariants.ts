import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import { lockAccess, rewriteAccess } from '../../src/money/subscriptions/rewriteAccess.ts'
import { ofAnyone } from '../database/ofAnyone.ts'
import { query, type Story } from './Story.ts'

/** What must hold whenever nothing is going on, although events may not have arrived yet. */
type Invariant = (story: Story) => Promise<void>

/** The rows of a query that finds what must not be. */
const none = async ({ system: { apps } }: Story, query: string, what: string) => {
  const [{ db }] = apps as [FastifyInstance]
  assert.deepEqual(await db.rows(ofAnyone(query)), [], what)
}

const onePaymentOneGrant: Invariant = (story) =>
  none(
    story,
    `select source, starts_at from subscriptions where source is not null group by source, starts_at having count(*) > 1
    union all select id, min(starts_at) from paid_periods group by id having count(*) > 1`,
    'I1: one paid session gives one grant',
  )

const oneOrderOneWish: Invariant = (story) =>
  none(
    story,
    `select write_id from orders group by write_id having count(*) > 1`,
    'I1: sent twice, an order is one order',
  )

const noGrantWithoutPayment: Invariant = async (story) => {
  const charged = await chargesOf(story)
  const [{ db }] = story.system.apps as [FastifyInstance]
  const paid = await db.rows<{ kind: string; payment: string | null; amount: number }>(
    ofAnyone(`select 'order' as kind, payment_intent_id as payment, amount_paid as amount from orders
      where state = 'paid' and (kind = 'gift' or amount_paid > 0)
      union all select 'period', payment_intent_id, amount_paid from paid_periods`),
  )
  for (const { kind, payment, amount } of paid)
    assert.equal(charged.get(payment ?? '')?.charged, amount, `I2: a paid ${kind} was paid`)
  await none(
    story,
    `select card.order_id from gift_cards card join orders on orders.id = card.order_id
    where card.code_hash is not null and orders.state <> 'paid'`,
    'I2: no code without a payment',
  )
}

/** What was charged and paid back, by payment. */
export async function chargesOf({ system }: Story) {
  const sums = await system.control<{ payments: Record<string, { charged: number; refunded: number }> }>('GET', '/sums')
  return new Map(Object.entries(sums?.payments ?? {}))
}

const codeUsedOnce: Invariant = async ({ redeemed }) => {
  for (const { gift, who } of redeemed) {
    const others = redeemed.filter((other) => other.gift === gift && other.who !== who)
    assert.deepEqual(others, [], 'I4: a code is used by one person')
  }
}

const otherLengthsAreRefused: Invariant = async ({ redeemed }) => {
  for (const { gift, who, requestedLength } of redeemed) {
    const isTheirs = redeemed.some(
      (other) => other.gift === gift && other.who === who && other.requestedLength === null,
    )
    assert.ok(requestedLength === null || isTheirs, 'I5: a code of another length is refused')
  }
}

const oneMailOneCause: Invariant = (story) =>
  none(
    story,
    `select about, count(*) from outbox where about is not null group by about having count(*) > 1`,
    'I10: one mail for each grant',
  )

const nothingOverlaps: Invariant = (story) =>
  none(
    story,
    `select one.source, other.source as other from subscriptions one join subscriptions other
      on other.user_id = one.user_id and other.id > one.id
      and other.starts_at < one.ends_at and one.starts_at < other.ends_at`,
    'I11: times of access do not overlap',
  )

const nothingIsLost: Invariant = async (story) => {
  await none(
    story,
    `select given.source, given.first, given.lasts, gift.months from (
        select source, min(starts_at) as first, sum(ends_at - starts_at) as lasts from subscriptions group by source
      ) given join orders gift on given.source = 'gift:' || gift.id
    where gift.revoked_at is null and justify_hours(given.lasts) <> justify_hours(
      (given.first at time zone 'utc' + make_interval(months => gift.months)) - given.first at time zone 'utc')`,
    'I11: a gift gives all of its time',
  )
  await none(
    story,
    `select card.order_id from gift_cards card join orders gift on gift.id = card.order_id
    where card.redeemed_by is not null and gift.revoked_at is null
      and not exists (select from subscriptions where source = 'gift:' || gift.id and user_id = card.redeemed_by)`,
    'I11: a redeemed gift gives time',
  )
  await none(
    story,
    `select paid.id from paid_periods paid where paid.revoked_at is null and not coalesce(
      (select range_agg(tstzrange(starts_at, ends_at)) from subscriptions given where given.user_id = paid.user_id)
      @> tstzrange(date_trunc('milliseconds', paid.starts_at), date_trunc('milliseconds', paid.ends_at)), false)`,
    'I11: paid time is there',
  )
}

/** Deriving the access again changes nothing. */
const accessIsDerived: Invariant = async ({ system: { apps }, people }) => {
  const [{ db }] = apps as [FastifyInstance]
  for (const { userId } of people)
    await db.transaction(async (tx) => {
      const stored = () =>
        tx.rows('select source, name, starts_at, ends_at from subscriptions where user_id = $userId order by 1, 3', {
          userId,
        })
      await lockAccess(tx, userId)
      const before = await stored()
      await rewriteAccess(tx, userId)
      assert.deepEqual(before, await stored(), 'I6, I11: access is what it is derived from')
    })
}

const onePlanAtATime: Invariant = (story) =>
  none(
    story,
    `select user_id from provider_subscriptions where status in ('active', 'trialing', 'past_due')
      and not ends_at_period_end group by user_id having count(*) > 1`,
    'I12: nobody pays for two subscriptions at once',
  )

/** What people do in the Dashboard is theirs. */
const cancelledFirst: Invariant = async (story) => {
  const charges = await chargesOf(story)
  const bought = await query<{ subscription: string; payment: string }>(
    story,
    `select subscription_id as subscription, payment_intent_id as payment from orders
    where subscription_id is not null and payment_intent_id is not null`,
  )
  for (const { subscription, payment } of bought) {
    const { charged = 0, refunded = 0 } = charges.get(payment) ?? {}
    if (story.byHand.has(payment) || charged === 0 || refunded < charged) continue
    const { status } = await story.system.stripe.subscriptions.retrieve(subscription)
    assert.equal(status, 'canceled', 'I14: a plan is ended before it is paid back')
  }
}

const nothingBroke: Invariant = async ({ statuses }) => {
  const wrong = statuses.filter((status) => status >= 500 && status !== 503)
  assert.deepEqual(wrong, [], 'Every request is answered')
}

export const ALWAYS: Invariant[] = [
  onePaymentOneGrant,
  oneOrderOneWish,
  noGrantWithoutPayment,
  codeUsedOnce,
  otherLengthsAreRefused,
  oneMailOneCause,
  nothingOverlaps,
  nothingIsLost,
  accessIsDerived,
  onePlanAtATime,
  cancelledFirst,
  nothingBroke,
]
