import type { FastifyInstance } from 'fastify'
import { formatPrice, selectProductName } from '../offers/index.ts'
import { type Renewal, selectRenewals } from './reconcileQueries.ts'

const DAYS_AHEAD = 7

/** Tells everybody whose plan renews itself soon, once for each renewal. */
export async function postRenewalReminders(app: FastifyInstance): Promise<void> {
  for (const renewal of await selectRenewals(app.db, DAYS_AHEAD)) await post(app, renewal)
}

async function post(app: FastifyInstance, renewal: Renewal) {
  const { subscriptionId, userId, email: to, locale, lookupKey, nextAmount, renewsAt } = renewal
  const name = await selectProductName(app.db, lookupKey, locale)
  const amount = formatPrice({ amount: nextAmount, currency: 'PLN' }, locale)
  const about = `renewal:${subscriptionId}:${renewsAt}`
  const mail = { to, locale, userId, template: 'renewalReminder', about, values: { name, amount, renewsAt } } as const
  await app.db.transaction((tx) => app.mail.post(mail, tx))
}
