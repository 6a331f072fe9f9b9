import fp from 'fastify-plugin'
import { receiveWebhook } from './receiveWebhook.ts'

export { askProvider } from './askProvider.ts'
export type { EventAbout } from './aboutEvent.ts'
export { markHandled, moveReadUntil, selectReadUntil } from './eventQueries.ts'
export { ProviderRefused } from './ProviderRefused.ts'
export { findPrice } from './findPrice.ts'
export { importPrices } from './importPrices.ts'
export { type Payments, requirePayments } from './Payments.ts'
export { type PaymentsConfig, readPaymentsConfig } from './readPaymentsConfig.ts'
export { receiveEvent } from './receiveEvent.ts'
export { stripeClient } from './stripeClient.ts'
export { unlessDone } from './unlessDone.ts'

/** The payment provider: its client, and the events that it sends. What they change is in orders. */
export const payments = fp(
  async (app) => {
    app.register(receiveWebhook)
  },
  { name: 'payments', encapsulate: true, dependencies: ['policies', 'limits', 'jobs'] },
)
