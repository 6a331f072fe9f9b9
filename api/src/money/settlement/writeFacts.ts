import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import { issueGiftCard } from '../gifts/issueGiftCard.ts'
import { lockAccess, rewriteAccess } from '../subscriptions/rewriteAccess.ts'
import type { Order } from '../orders/createOrder.ts'
import { insertCustomer } from '../orders/customerQueries.ts'
import { isBuyerErased, selectRedeemer, updateOrder } from './factQueries.ts'
import { postPlanMails } from './postPlanMails.ts'
import { type OrderFacts, paymentsOf } from './readFacts.ts'
import { type MoneyNews, postMoneyMails } from './postMoneyMails.ts'
import type { ReturnedRefunds } from './requireArrived.ts'
import type { PaidFacts } from './readPaid.ts'
import { writePlan } from './writePlan.ts'

/** Writes what was read of an order that the transaction has locked. Changes nothing where it is known already. */
export async function writeFacts(app: FastifyInstance, tx: Queryable, order: Order, read: OrderFacts): Promise<void> {
  const facts = owedOf(order, read)
  const now = nextOf(order, facts)
  const becamePaid = order.state !== 'paid' && now.state === 'paid'
  // The buyer's account was deleted meanwhile: the order counts as withdrawn from, and is paid back.
  const isUnclaimed = becamePaid && (await isBuyerErased(tx, order))
  const next = isUnclaimed ? { ...now, withdrawnAt: new Date() } : now
  let hasChanged = Object.entries(next).some(([column, value]) => !isSame(order[column as keyof typeof next], value))
  const isReturned = next.failedRefunds > order.failedRefunds
  const isAskedAgain = order.withdrawnAt !== null && isReturned && next.failedRefunds <= REFUNDS_AGAIN
  // While the payer's bank decided, what they withdrew from could not be paid back; or it has not taken the money.
  const isOwed = isAskedAgain || (order.withdrawnAt !== null && order.dispute !== 'won' && next.dispute === 'won')
  if (isOwed || isUnclaimed) await app.jobs.send(tx, 'withdrawals', { orderId: order.id })
  const keepReturned = async (payments: PaidFacts[]) => {
    const returned = payments.flatMap(({ failedRefunds, paymentIntentId: payment, latestRefund: latest }) => {
      const isLeft = failedRefunds > 0 && !(isAskedAgain && payment === next.paymentIntentId)
      return isLeft && payment ? [{ payment, latest }] : []
    })
    if (returned.length > 0) {
      const job: ReturnedRefunds = { orderId: order.id, returned }
      await app.jobs.send(tx, 'returnedRefunds', job)
    }
  }
  if (isReturned && (order.kind === 'gift' || order.userId === null)) await keepReturned(paymentsOf(facts))
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
      await postMoneyMails(app, tx, order, { ...news.money, hasFailed })
      await keepReturned(news.money.notArrived)
      if (news.isOver) await app.jobs.send(tx, 'endings', { orderId: order.id, subscriptionId: facts.plan.id })
    }
    if (hasChanged) await rewriteAccess(tx, userId)
  }
  if (hasChanged) await updateOrder(tx, order, next)
}

const becameFailed = (order: Order, next: { state: string }) => order.state !== 'failed' && next.state === 'failed'

/** What is new with the payment of a gift. */
function newsOf(order: Order, next: ReturnType<typeof nextOf>, payment: PaidFacts): MoneyNews {
  const { amountRefunded: before, dispute, failedRefunds } = order
  return {
    hasFailed: becameFailed(order, next),
    refunds: next.amountRefunded > before ? [{ payment, before, isEnd: next.revokedAt !== null }] : [],
    disputes: next.dispute === 'open' && dispute !== 'open' ? [payment] : [],
    wins: next.dispute === 'won' && dispute === 'open' ? [payment] : [],
    notArrived: next.failedRefunds > failedRefunds ? [payment] : [],
  }
}

/** How often a refund is asked for again that the payer's bank has not taken; after that, people find another way. */
export const REFUNDS_AGAIN = 3

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
function nextOf(order: Order, facts: OrderFacts) {
  const { state, isConfirmed, payment, plan } = facts
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
    // Of a plan whose buyer was erased nothing is kept but its order.
    failedRefunds:
      order.userId === null
        ? paymentsOf(facts).reduce((sum, { failedRefunds }) => sum + failedRefunds, 0)
        : payment.failedRefunds,
    revokedAt: payment.isRevoked ? (order.revokedAt ?? new Date()) : null,
  }
}

const isSame = (one: unknown, other: unknown) =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other
