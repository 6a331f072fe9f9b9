import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { ApiProblem } from '../http/problems.ts'

export type Payments = {
  /** Never called inside a transaction: the provider may take seconds. */
  stripe: Stripe
  /** Whether no real money moves. */
  isTest: boolean
  /** Pays an order back in full, and ends its subscription at once. Idempotent. @throws ApiProblem 503 */
  refundOrder: (orderId: string) => Promise<void>
  /** Ends all subscriptions of a user at once, without paying anything back. Idempotent. @throws ApiProblem 503 */
  cancelSubscriptionsOf: (userId: number) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null while payments are off. */
    payments: Payments | null
  }
}

/** @throws ApiProblem 503 `payments.off` */
export function requirePayments({ payments }: Pick<FastifyInstance, 'payments'>): Payments {
  if (!payments) throw new ApiProblem(503, 'payments.off')
  return payments
}
