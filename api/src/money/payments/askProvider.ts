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

/** Twice as many as a job that fails asks for the same thing in a day. */
const KEYS_MAX = 64

/**
 * Asks for what is to be done once, under a key. A provider keeps the first answer to a key for a day, also when that was
 * an error (docs.stripe.com/api/idempotent_requests): such an answer, when it comes again, is asked for under the next key.
 * @throws as `askProvider`
 */
export const askOnce = <Answer>(
  app: FastifyInstance,
  key: string,
  ask: (stripe: Stripe, options: { idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> => askProvider(app, (stripe) => underNextKey(key, (options) => ask(stripe, options)))

async function underNextKey<Answer>(
  key: string,
  ask: (options: { idempotencyKey: string }) => Promise<Answer>,
  number = 1,
): Promise<Answer> {
  try {
    return await ask({ idempotencyKey: number === 1 ? key : `${key}:${number}` })
  } catch (error) {
    const isKept = error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
    if (!isKept || number === KEYS_MAX) throw error
    return underNextKey(key, ask, number + 1)
  }
}
