import type { FastifyInstance } from 'fastify'
import type { Orm, Rows } from '../database/database.ts'
import { askProvider, ProviderRefused } from '../payments/index.ts'
import { selectAtProvider } from './eraseQueries.ts'

/** Ids at the payment provider: of the customer, and of pages on which an order could still be paid. */
export type AtProvider = { customerId: string | null; sessionIds: string[] }

/**
 * Plans that somebody's subscriptions end, with the deletion of their account: in its transaction, so that nobody
 * without an account is charged, and by a job, so that the deletion does not depend on the payment provider.
 */
export async function planEndOfPayments(app: FastifyInstance, tx: Orm, rows: Rows, userId: number): Promise<void> {
  const ids = await selectAtProvider(rows, userId)
  if (ids.customerId ?? ids.sessionIds[0]) await app.jobs.send(tx, 'leavers', ids)
}

/** The job: with the customer, the provider ends their subscriptions at once (stripe.com/docs/api/customers/delete). */
export async function endPayments(app: FastifyInstance, { customerId, sessionIds }: AtProvider): Promise<void> {
  for (const id of sessionIds) await unlessDone(askProvider(app, (stripe) => stripe.checkout.sessions.expire(id)))
  if (customerId) await unlessDone(askProvider(app, (stripe) => stripe.customers.del(customerId)))
}

/** The provider refuses what was done before. */
async function unlessDone(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (!(error instanceof ProviderRefused)) throw error
  })
}
