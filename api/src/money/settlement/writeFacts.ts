import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import { issueGiftCard } from '../gifts/issueGiftCard.ts'
import { lockAccess, rewriteAccess } from '../subscriptions/rewriteAccess.ts'
import type { Order } from '../orders/createOrder.ts'
import { insertCustomer } from '../orders/customerQueries.ts'
import {
  isBuyerErased,
  markRead,
  selectGrace,
  selectKnown,
  selectRedeemer,
  updateOrder,
  upsertPeriod,
  upsertPlan,
} from './factQueries.ts'
import { postPlanMails } from './postPlanMails.ts'
import type { OrderFacts } from './readFacts.ts'
import { postMoneyMails } from './postMoneyMails.ts'
import type { PaidFacts } from './readPaid.ts'
import type { PlanFacts } from './readPlan.ts'

/** Writes what was read of an order that the transaction has locked. Changes nothing where it is known already. */
export async function writeFacts(app: FastifyInstance, tx: Queryable, order: Order, read: OrderFacts): Promise<void> {
  const facts = owedOf(order, read)
  const now = nextOf(order, facts)
  const becamePaid = order.state !== 'paid' && now.state === 'paid'
  // The buyer's account was deleted meanwhile: the order counts as withdrawn from, and is paid back.
  const isUnclaimed = becamePaid && (await isBuyerErased(tx, order))
  const next = isUnclaimed ? { ...now, withdrawnAt: new Date() } : now
  let hasChanged = Object.entries(next).some(([column, value]) => !isSame(order[column as keyof typeof next], value))
  // While the payer's bank decided, what they withdrew from could not be paid back; or it has not taken the money.
  const isRefused = next.failedRefunds > order.failedRefunds && next.failedRefunds <= REFUNDS_AGAIN
  const isOwed = order.withdrawnAt !== null && (isRefused || (order.dispute !== 'won' && next.dispute === 'won'))
  if (isOwed || isUnclaimed) await app.jobs.send(tx, 'withdrawals', { orderId: order.id })
  if (order.kind === 'gift') {
    if (!hasChanged) return
    await updateOrder(tx, order, next)
    if (becamePaid && !isUnclaimed) await issueGiftCard(app, tx, order)
    await postMoneyMails(app, tx, order, newsOf(order, next, facts.payment))
    const redeemer = await selectRedeemer(tx, order.id)
    if (redeemer !== undefined) await derive(tx, redeemer)
    return
  }
  const { userId } = order
  if (userId !== null) {
    await lockAccess(tx, userId)
    if (facts.customerId) await insertCustomer(tx, userId, facts.customerId)
    if (facts.plan) {
      const news = await writePlan(tx, userId, facts.plan)
      hasChanged ||= news.hasChanged
      await postPlanMails(app, tx, { ...order, ...next, userId }, facts.plan, { ...news, isPaid: becamePaid })
      const hasFailed = becameFailed(order, next) || (news.hasFailed && news.graceEndsAt === null)
      const notArrived = refusedOf(order, next, facts.payment)
      await postMoneyMails(app, tx, order, { ...news, hasFailed, notArrived })
      if (news.isOver) await app.jobs.send(tx, 'endings', { orderId: order.id, subscriptionId: facts.plan.id })
    }
    if (hasChanged) await rewriteAccess(tx, userId)
  }
  if (hasChanged) await updateOrder(tx, order, next)
}

const becameFailed = (order: Order, next: { state: string }) => order.state !== 'failed' && next.state === 'failed'

/** What is new with the payment of a gift. */
const newsOf = (order: Order, next: ReturnType<typeof nextOf>, payment: PaidFacts) => ({
  hasFailed: becameFailed(order, next),
  refunds: next.amountRefunded > order.amountRefunded ? [{ payment, before: order.amountRefunded }] : [],
  disputes: next.dispute === 'open' && order.dispute !== 'open' ? [payment] : [],
  notArrived: refusedOf(order, next, payment),
})

const refusedOf = (order: Order, next: { failedRefunds: number }, payment: PaidFacts) =>
  next.failedRefunds > order.failedRefunds ? [payment] : []

/** How often a refund is asked for again that the payer's bank has not taken; after that, people find another way. */
const REFUNDS_AGAIN = 3

/** Who has withdrawn from the contract has no claim on it any more, also while their money has not arrived. */
function owedOf({ withdrawnAt, paymentIntentId }: Order, facts: OrderFacts): OrderFacts {
  if (withdrawnAt === null || facts.payment.refund !== 'failed') return facts
  const payment = { ...facts.payment, isRevoked: true }
  const periods = facts.plan?.periods.map((period) =>
    period.paymentIntentId === paymentIntentId ? { ...period, payment } : period,
  )
  return { ...facts, payment, plan: facts.plan && { ...facts.plan, periods: periods ?? [] } }
}

async function derive(tx: Queryable, userId: number) {
  await lockAccess(tx, userId)
  await rewriteAccess(tx, userId)
}

/** `paid` never changes again, and neither do the moments once they are known. */
function nextOf(order: Order, { state, isConfirmed, payment, plan }: OrderFacts) {
  const isPaid = order.state === 'paid' || state === 'paid'
  return {
    state: isPaid ? ('paid' as const) : state,
    isConfirmed: order.isConfirmed || isConfirmed,
    paidAt: isPaid ? (order.paidAt ?? new Date()) : null,
    subscriptionId: plan?.id ?? order.subscriptionId,
    paymentIntentId: payment.paymentIntentId ?? order.paymentIntentId,
    amountPaid: isPaid ? payment.amountPaid : 0,
    amountRefunded: payment.amountRefunded,
    dispute: payment.dispute,
    refund: payment.refund,
    failedRefunds: payment.failedRefunds,
    revokedAt: payment.isRevoked ? (order.revokedAt ?? new Date()) : null,
  }
}

const isSame = (one: unknown, other: unknown) =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other

/** Returns what is new. */
async function writePlan(db: Queryable, userId: number, plan: PlanFacts) {
  const storedPlan = await selectKnown(db, userId, plan.id)
  let hasChanged = await upsertPlan(db, userId, plan)
  for (const period of plan.periods) hasChanged = (await upsertPeriod(db, userId, plan.id, period)) || hasChanged
  await markRead(db, userId, plan.id)
  const known = new Map(storedPlan.periods.map((period) => [period.id, period]))
  const hasFailed = plan.status === 'past_due' && storedPlan.status !== 'past_due'
  return {
    hasChanged,
    periods: plan.periods.filter(({ id }) => !known.has(id)),
    refunds: plan.periods.flatMap(({ id, payment }) => {
      const before = known.get(id)?.amountRefunded ?? 0
      return payment && payment.amountRefunded > before ? [{ payment, before }] : []
    }),
    disputes: plan.periods.flatMap(({ id, payment }) =>
      payment?.dispute === 'open' && known.get(id)?.revokedBy !== 'dispute' ? [payment] : [],
    ),
    hasFailed,
    graceEndsAt: hasFailed ? await selectGrace(db, userId, plan.id) : null,
    isOver: isOver(plan) && (hasChanged || storedPlan.status === null),
  }
}

/** Whether the last time that was paid for was paid back or is disputed, and the plan would be charged again. */
function isOver({ status, periods }: PlanFacts): boolean {
  const last = periods.toSorted((one, other) => other.endsAt.getTime() - one.endsAt.getTime())[0]
  return last?.payment?.isRevoked === true && !ENDED.includes(status)
}
const ENDED = ['canceled', 'incomplete_expired']
