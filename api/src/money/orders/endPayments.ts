import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import { askProvider } from '../payments/askProvider.ts'
import { refundPayment } from '../payments/refundPayment.ts'
import { unlessDone, unlessMissing } from '../payments/unlessDone.ts'
import { selectCustomerId } from './customerQueries.ts'

/**
 * Ids at the payment provider: of the customer, and of pages on which an order could still be paid. `since`: when the
 * account was deleted, in seconds.
 */
export type AtProvider = { customerId: string | null; sessionIds: string[]; since: number }

/**
 * Plans that somebody's subscriptions end, with the deletion of their account: in its transaction, so that nobody
 * without an account is charged, and by a job, so that the deletion does not depend on the payment provider. Their orders
 * are locked until that transaction ends.
 */
export async function planEndOfPayments(app: FastifyInstance, tx: Queryable, userId: number): Promise<void> {
  await lockOrdersOf(tx, userId)
  const ids = await selectAtProvider(tx, userId)
  if (ids.customerId ?? ids.sessionIds[0])
    await app.jobs.send(tx, 'leavers', { ...ids, since: Math.floor(Date.now() / 1_000) })
}

/**
 * The job: with the customer, the provider ends their subscriptions at once (stripe.com/docs/api/customers/delete). What
 * renewed itself since the account was deleted is paid back.
 */
export async function endPayments(app: FastifyInstance, { customerId, sessionIds, since }: AtProvider): Promise<void> {
  for (const id of sessionIds)
    await unlessDone(null, () => askProvider(app, (stripe) => stripe.checkout.sessions.expire(id)))
  if (!customerId) return
  await unlessMissing(() => askProvider(app, (stripe) => stripe.customers.del(customerId)))
  const paid = await unlessMissing(() =>
    askProvider(app, (stripe) =>
      stripe.invoices.list({ customer: customerId, status: 'paid', limit: 100, expand: ['data.payments'] }),
    ),
  )
  for (const { status_transitions, payments } of paid?.data ?? []) {
    const payment_intent = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent
    if ((status_transitions.paid_at ?? 0) < since || typeof payment_intent !== 'string') continue
    await refundPayment(app, payment_intent, `leaver:${payment_intent}`)
  }
}

/** Nobody changes the user's orders until the transaction ends. Whoever locks the user locks their orders first. */
async function lockOrdersOf(tx: Queryable, userId: number): Promise<void> {
  await tx.rows('select id from orders where user_id = $userId order by id for update', { userId })
}

/** What the user has at the payment provider that must end with the account. */
async function selectAtProvider(
  db: Queryable,
  userId: number,
): Promise<{ customerId: string | null; sessionIds: string[] }> {
  const waiting = await db.rows<{ id: string }>(
    "select session_id as id from orders where user_id = $userId and state = 'open' and session_id is not null",
    { userId },
  )
  return { customerId: (await selectCustomerId(db, userId)) ?? null, sessionIds: waiting.map(({ id }) => id) }
}
