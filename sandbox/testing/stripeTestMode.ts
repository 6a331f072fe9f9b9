import Stripe from 'stripe'

/**
 * The SDK for Stripe's test mode with the key in STRIPE_TEST_KEY, or null without one. STRIPE_TEST_URL is another server
 * that speaks its protocol. @throws Error if the key is not of test mode: it would take real money
 */
export function stripeTestMode({ STRIPE_TEST_KEY: key, STRIPE_TEST_URL: url } = process.env): Stripe | null {
  if (!key) return null
  if (!/^[sr]k_test_/.test(key)) throw new Error('STRIPE_TEST_KEY has to begin with sk_test_ or rk_test_')
  const settings = { telemetry: false, maxNetworkRetries: 2, timeout: 20_000 }
  if (!url) return new Stripe(key, settings)
  const { hostname, port, protocol } = new URL(url)
  const isSafe = protocol === 'https:'
  return new Stripe(key, {
    ...settings,
    host: hostname,
    port: port || (isSafe ? 443 : 80),
    protocol: isSafe ? 'https' : 'http',
  })
}
