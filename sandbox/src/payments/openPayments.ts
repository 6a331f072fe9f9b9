import type { FastifyInstance } from 'fastify'
import { serveControl } from './control/serveControl.ts'
import { servePages } from './pages/servePages.ts'
import { openProvider } from './provider/openProvider.ts'
import { runDue } from './provider/runDue.ts'
import { seedCodes } from './catalog/seedCodes.ts'
import { deliver } from './webhooks/deliver.ts'
import type { Webhook } from './webhooks/endpoints.ts'
import { keepWebhookFaults } from './webhooks/webhookFaults.ts'
import { keepFaults } from './wire/faults.ts'
import { serveApi } from './wire/serveApi.ts'

/** How often the sandbox looks for what is due by its clock, in milliseconds. */
const TICK_MS = 1000

export type PaymentsOptions = {
  /** The file of the database, or `:memory:`. */
  database: string
  /** What the API authenticates with: `sk_test_sandbox`. */
  secretKey: string
  /** The address of the pages in browsers, without a slash at the end: `http://localhost:3000/sandbox/pay`. */
  pagesUrl: string
  /** Where events are delivered, and what signs them; null delivers none. */
  webhook: Webhook | null
  /** The machine's time in milliseconds. */
  now?: () => number
}

/**
 * The stand-in for the payment provider (docs/decisions/035): Stripe's API at /v1, its pages at /sandbox/pay, its
 * webhooks, and what tests control at /payments/control.
 */
export function openPayments(app: FastifyInstance, options: PaymentsOptions): void {
  const provider = openProvider(options.database, options.pagesUrl, options.now)
  const [faults, webhookFaults] = [keepFaults(), keepWebhookFaults()]
  const deliveries = deliver(provider, options.webhook, webhookFaults)
  seedCodes(provider)

  serveApi(app, provider, options.secretKey, faults)
  servePages(app, provider)
  serveControl(app, { provider, deliveries, faults, webhookFaults })

  const tick = setInterval(() => {
    provider.store.transaction(() => runDue(provider, null, provider.timeOf(null)))
    deliveries.pump()
  }, TICK_MS)
  tick.unref()
  // Deliveries begin after the answer: a webhook may overtake it all the same, as at Stripe.
  app.addHook('onResponse', async () => deliveries.pump())
  app.addHook('onReady', async () => deliveries.pump())
  app.addHook('onClose', async () => {
    clearInterval(tick)
    await deliveries.close()
    provider.store.close()
  })
}
