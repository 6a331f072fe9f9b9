import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { ApiProblem } from '../../platform/index.ts'
import type { PaymentsConfig } from './readPaymentsConfig.ts'
import { stripeClient } from './stripeClient.ts'

export type Payments = {
  /** Never called inside a transaction: the provider may take seconds. */
  stripe: Stripe
  /** Whether no real money moves. */
  isTest: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null while payments are off. */
    payments: Payments | null
  }
}

/** `app.payments`: null while payments are off. */
export function paymentsOf(config: PaymentsConfig): Payments | null {
  const stripe = stripeClient(config)
  return stripe && { stripe, isTest: !config.isLive }
}

/** @throws ApiProblem 503 `payments.off` */
export function requirePayments({ payments }: Pick<FastifyInstance, 'payments'>): Payments {
  if (!payments) throw new ApiProblem(503, 'payments.off')
  return payments
}
