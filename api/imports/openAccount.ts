import { products } from '@kinora/content'
import { Stripe } from 'stripe'
import { CannotStart, startProblem } from '../src/platform/index.ts'
import { readPaymentsConfig, stripeClient } from '../src/money/index.ts'

const PATIENCE_MS = 30_000

/**
 * The account at the payment provider of the environment, what is to be sold there, and the origin of the product, if that
 * is an address to which the provider sends events. @throws CannotStart
 */
export function openAccount(env: NodeJS.ProcessEnv) {
  const config = readPaymentsConfig(env, { hasWebhook: false })
  const stripe = stripeClient(config, PATIENCE_MS)
  if (!stripe) throw new CannotStart('Payments are off: set STRIPE_SECRET_KEY.')
  const sold = products.map(({ words, ...product }) => ({
    ...product,
    name: `Kinora · ${words.pl.name}`,
    description: words.pl.title,
  }))
  const origin = URL.parse(env.ORIGIN || (env.DOMAIN ? `https://${env.DOMAIN}` : ''))
  return {
    stripe,
    products: sold,
    origin: origin?.protocol === 'https:' ? origin.origin : null,
    hasTax: config.hasTax ?? false,
  }
}

/** Why the account cannot be asked: a sentence for the person who asked if there is one, otherwise the error. */
export function accountProblem(error: unknown): unknown {
  const { StripeAuthenticationError, StripeConnectionError, StripePermissionError } = Stripe.errors
  if (error instanceof StripeAuthenticationError) return 'Stripe does not know the key in STRIPE_SECRET_KEY.'
  if (error instanceof StripeConnectionError) return 'Stripe does not answer.'
  return error instanceof StripePermissionError ? error.message : startProblem(error)
}
