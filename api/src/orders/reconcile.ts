import type { FastifyInstance } from 'fastify'
import { askProvider, moveReadUntil, receiveEvent, selectReadUntil } from '../payments/index.ts'
import { postRenewalReminders } from './postRenewalReminders.ts'
import { settleOrder } from './settleOrder.ts'
import { selectUnsettled } from './reconcileQueries.ts'

/** Events may be listed a little after the moment that they carry. */
const OVERLAP_MS = 10 * 60_000
const FIRST_MS = 24 * 3_600_000

/**
 * The job for what was lost: it receives the events that the provider has listed since the last time, and settles the
 * orders and subscriptions of which one should have heard. It does nothing that an event would not do.
 */
export async function reconcile(app: FastifyInstance, now = Date.now()): Promise<void> {
  if (!app.payments) return
  await readEvents(app, now)
  for (const id of await selectUnsettled(app.db))
    await settleOrder(app, id).catch((error: unknown) => app.log.warn({ err: error, order: id }, 'orders.notSettled'))
  await postRenewalReminders(app)
}

async function readEvents(app: FastifyInstance, now: number) {
  const readUntil = (await selectReadUntil(app.db)) ?? new Date(now - FIRST_MS)
  const since = Math.floor((readUntil.getTime() - OVERLAP_MS) / 1_000)
  const events = await askProvider(app, (stripe) =>
    stripe.events.list({ created: { gte: since }, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
  )
  for (const event of events.toReversed()) await receiveEvent(app, event)
  await moveReadUntil(app.db, new Date(now))
}
