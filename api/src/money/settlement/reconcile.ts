import type { FastifyInstance } from 'fastify'
import { formatPrice, selectProductName } from '../../catalogue/index.ts'
import { askProvider } from '../payments/askProvider.ts'
import { moveReadUntil, selectReadUntil } from '../payments/eventQueries.ts'
import { receiveEvent } from '../payments/receiveEvent.ts'
import { settleOrder } from './settleOrder.ts'
import { type Renewal, selectRenewals, selectUnsettled } from './reconcileQueries.ts'

const REMINDED_DAYS_AHEAD = 7

/** Events may be listed a little after the moment that they carry. */
const OVERLAP_MS = 10 * 60_000
const FIRST_MS = 24 * 3_600_000

/**
 * The job for webhooks that were lost: it reads the events that the provider has listed since the last time, as if they
 * had been delivered, and settles the orders and subscriptions that are due for an event, in the same way.
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

/** Tells everybody whose plan renews itself, or begins, soon, once for each charge. */
export async function postRenewalReminders(app: FastifyInstance): Promise<void> {
  for (const renewal of await selectRenewals(app.db, REMINDED_DAYS_AHEAD)) await post(app, renewal)
}

async function post(app: FastifyInstance, renewal: Renewal) {
  const { subscriptionId, userId, email: to, locale, lookupKey, nextAmount, renewsAt, isFirst } = renewal
  const name = await selectProductName(app.db, lookupKey, locale)
  const amount = formatPrice({ amount: nextAmount, currency: 'PLN' }, locale)
  const about = `renewal:${subscriptionId}:${renewsAt}`
  const template = isFirst ? 'firstChargeReminder' : 'renewalReminder'
  const mail = { to, locale, userId, template, about, values: { name, amount, renewsAt } } as const
  await app.db.transaction((tx) => app.mail.post(mail, tx))
}
