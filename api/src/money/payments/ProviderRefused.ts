import type { Stripe } from 'stripe'

/**
 * The provider has refused a request of ours. Unlike the SDK's error it has no status, which would be taken for that of
 * our own answer, and no message, which may have an e-mail.
 */
export class ProviderRefused extends Error {
  /** As in docs.stripe.com/error-codes. */
  readonly code: string | undefined
  /** The idempotency key was used for another request. */
  readonly isOtherContent: boolean

  constructor({ type, code, param, requestId }: InstanceType<typeof Stripe.errors.StripeError>) {
    super(`The payment provider refused: ${[type, code, param, requestId].filter(Boolean).join(' ')}`)
    this.code = code
    this.isOtherContent = type === 'StripeIdempotencyError'
  }
}
