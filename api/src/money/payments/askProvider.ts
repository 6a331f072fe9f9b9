import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { ApiProblem } from '../../platform/index.ts'
import { requirePayments } from './Payments.ts'
import { ProviderRefused } from './ProviderRefused.ts'

/** The provider, the way to it, or our account there is to blame, and not the request. */
const UNAVAILABLE = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
])

/**
 * Calls the provider, never inside a transaction. The log gets neither the error's message nor its request, which may
 * have an e-mail. @throws ApiProblem 503 `payments.off`, or `payments.unavailable` when it does not answer or fails;
 * ProviderRefused
 */
export async function askProvider<Answer>(
  app: FastifyInstance,
  ask: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  const { stripe } = requirePayments(app)
  try {
    return await ask(stripe)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (!UNAVAILABLE.has(error.type)) throw new ProviderRefused(error)
    const { type, code, statusCode, requestId } = error
    app.log.error({ type, code, statusCode, requestId }, 'payments.noAnswer')
    throw new ApiProblem(503, 'payments.unavailable')
  }
}
