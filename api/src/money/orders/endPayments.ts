import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import { askProvider } from '../payments/askProvider.ts'
import { refundPayment } from '../payments/refundPayment.ts'
import { unlessDone, unlessMissing } from '../payments/unlessDone.ts'
import { selectCustomerId } from './customerQueries.ts'

/**
 * Ids at the payment provider: of the customer, of pages on which an order could still be paid, and of those where gifts
 * were: each has a customer for its invoice. `since`: when the account was deleted, in seconds.
 */
export type AtProvider = { customerId: string | null; sessionIds: string[]; giftSessionIds: string[]; since: number }

/**
 * Plans that somebody's subscriptions end, with the deletion of their account: in its transaction, so that nobody
 * without an account is charged, and by a job, so that the deletion does not depend on the payment provider. Their orders
 * are locked until that transaction ends.
 */
export async function planEndOfPayments(app: FastifyInstance, tx: Queryable, userId: number): Promise<void> {
  await lockOrdersOf(tx, userId)
  const ids = await selectAtProvider(tx, userId)
  if (ids.customerId ?? ids.sessionIds[0] ?? ids.giftSessionIds[0])
    await app.jobs.send(tx, 'leavers', { ...ids, since: Math.floor(Date.now() / 1_000) })
}

/**
 * The job: with the customer, the provider ends their subscriptions at once (stripe.com/docs/api/customers/delete). What
 * renewed itself since the account was deleted is paid back. Invoices stay.
 */
export async function endPayments(app: FastifyInstance, leaver: AtProvider): Promise<void> {
  const { customerId, sessionIds, giftSessionIds, since } = leaver
  for (const id of sessionIds)
    await unlessDone(null, () => askProvider(app, (stripe) => stripe.checkout.sessions.expire(id)))
  for (const id of giftSessionIds) {
    const gift = await unlessMissing(() => askProvider(app, (stripe) => stripe.checkout.sessions.retrieve(id)))
    if (typeof gift?.customer === 'string') await forgetCustomer(app, gift.customer)
  }
  if (!customerId) return
  await forgetCustomer(app, customerId)
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

const forgetCustomer = (app: FastifyInstance, id: string) =>
  unlessMissing(() => askProvider(app, (stripe) => stripe.customers.del(id)))

/** Nobody changes the user's orders until the transaction ends. Whoever locks the user locks their orders first. */
async function lockOrdersOf(tx: Queryable, userId: number): Promise<void> {
  await tx.rows('select id from orders where user_id = $userId order by id for update', { userId })
}

/** What the user has at the payment provider that must end with the account. */
async function selectAtProvider(db: Queryable, userId: number): Promise<Omit<AtProvider, 'since'>> {
  const orders = await db.rows<{ id: string; kind: string; isOpen: boolean }>(
    `select session_id as id, kind, state = 'open' as "isOpen" from orders
    where user_id = $userId and session_id is not null`,
    { userId },
  )
  return {
    customerId: (await selectCustomerId(db, userId)) ?? null,
    sessionIds: orders.filter(({ isOpen }) => isOpen).map(({ id }) => id),
    giftSessionIds: orders.filter(({ kind }) => kind === 'gift').map(({ id }) => id),
  }
}
