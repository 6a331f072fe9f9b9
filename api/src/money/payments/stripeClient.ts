import { Stripe } from 'stripe'
import type { PaymentsConfig } from './readPaymentsConfig.ts'

/** Nobody waits longer for an answer of the provider; one more try is made after a lost connection. */
const PATIENCE_MS = 4_000
const SANDBOX_KEY = 'sk_test_sandbox'

/**
 * The provider's client; null without payments. The sandbox never sees another key than its own.
 * @param timeout of an answer, in milliseconds: a command may wait longer than a page
 */
export function stripeClient(config: PaymentsConfig, timeout = PATIENCE_MS): Stripe | null {
  const settings = { telemetry: false, maxNetworkRetries: 1, timeout } as const
  if (config.kind === 'off') return null
  if (config.kind === 'stripe') return new Stripe(config.secretKey, settings)
  const { hostname, port, protocol } = new URL(config.url)
  const isSafe = protocol === 'https:'
  return new Stripe(SANDBOX_KEY, {
    ...settings,
    host: hostname,
    port: port || (isSafe ? 443 : 80),
    protocol: isSafe ? 'https' : 'http',
  })
}
