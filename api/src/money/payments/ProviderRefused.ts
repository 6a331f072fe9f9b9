import type { Stripe } from 'stripe'
import { ApiProblem } from '../../platform/index.ts'

type Refusal = InstanceType<typeof Stripe.errors.StripeError>

/**
 * The provider has refused a request of ours. Where nobody expects that, the caller is answered that it can do nothing now,
 * and the log says why. It has not the message of the SDK's error, which may have an e-mail.
 */
export class ProviderRefused extends ApiProblem {
  /** As in docs.stripe.com/error-codes. */
  readonly refusal: string | undefined
  /** The parameter that was wrong: `discounts[0][promotion_code]`. */
  readonly parameter: string
  /** The idempotency key was used for another request. */
  readonly isOtherContent: boolean

  constructor({ type, code, param, requestId }: Refusal) {
    super(503, 'payments.unavailable')
    this.message = `The payment provider refused: ${[type, code, param, requestId].filter(Boolean).join(' ')}`
    this.refusal = code
    this.parameter = param ?? ''
    this.isOtherContent = type === 'StripeIdempotencyError'
  }
}
