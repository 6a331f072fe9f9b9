import type { FastifyInstance } from 'fastify'
import type { Orm, Rows } from '../database/database.ts'
import { issueGiftCard } from '../gifts/index.ts'
import { lockAccess, rewriteAccess } from '../subscriptions/index.ts'
import type { Order } from './createOrder.ts'
import { insertCustomer } from './customerQueries.ts'
import {
  isNobodys,
  markRead,
  selectKnown,
  selectRedeemer,
  updateOrder,
  upsertPeriod,
  upsertPlan,
} from './factQueries.ts'
import { postPlanMails } from './postPlanMails.ts'
import type { OrderFacts } from './readFacts.ts'
import type { PlanFacts } from './readPlan.ts'

type Transaction = { tx: Orm; rows: Rows }

/** Writes what was read of an order that the transaction has locked. Changes nothing where it is known already. */
export async function writeFacts(
  app: FastifyInstance,
  { tx, rows }: Transaction,
  order: Order,
  facts: OrderFacts,
): Promise<void> {
  const read = nextOf(order, facts)
  const becamePaid = order.state !== 'paid' && read.state === 'paid'
  // Nobody is left who could have what was paid for: it counts as withdrawn from, and is paid back.
  const isLeft = becamePaid && (await isNobodys(rows, order))
  const next = isLeft ? { ...read, withdrawnAt: new Date() } : read
  let hasChanged = Object.entries(next).some(([column, value]) => !isSame(order[column as keyof typeof next], value))
  // While the payer's bank decided, what they withdrew from could not be paid back.
  const isOwed = order.withdrawnAt !== null && order.dispute !== 'won' && next.dispute === 'won'
  if (isOwed || isLeft) await app.jobs.send(tx, 'withdrawals', { orderId: order.id })
  if (order.kind === 'gift') {
    if (!hasChanged) return
    await updateOrder(tx, order, next)
    if (becamePaid && !isLeft) await issueGiftCard(app, tx, order)
    const redeemer = await selectRedeemer(rows, order.id)
    if (redeemer !== undefined) await derive(tx, rows, redeemer)
    return
  }
  const { userId } = order
  if (userId !== null) {
    await lockAccess(rows, userId)
    if (facts.customerId) await insertCustomer({ rows }, userId, facts.customerId)
    if (facts.plan) {
      const news = await writePlan(rows, userId, facts.plan)
      hasChanged ||= news.hasChanged
      await postPlanMails(app, { tx, rows }, { ...order, userId }, facts.plan, { ...news, isPaid: becamePaid })
    }
    if (hasChanged) await rewriteAccess(tx, rows, userId)
  }
  if (hasChanged) await updateOrder(tx, order, next)
}

async function derive(tx: Orm, rows: Rows, userId: number) {
  await lockAccess(rows, userId)
  await rewriteAccess(tx, rows, userId)
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
    revokedAt: payment.isRevoked ? (order.revokedAt ?? new Date()) : null,
  }
}

const isSame = (one: unknown, other: unknown) =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other

/** Returns what is new. */
async function writePlan(rows: Rows, userId: number, plan: PlanFacts) {
  const known = await selectKnown(rows, userId, plan.id)
  let hasChanged = await upsertPlan(rows, userId, plan)
  for (const period of plan.periods) hasChanged = (await upsertPeriod(rows, userId, plan.id, period)) || hasChanged
  await markRead(rows, userId, plan.id)
  return {
    hasChanged,
    periods: plan.periods.filter(({ id }) => !known.periods.includes(id)),
    hasFailed: plan.status === 'past_due' && known.status !== 'past_due',
  }
}
