import type { FastifyInstance } from 'fastify'
import { askProvider } from '../payments/askProvider.ts'
import { unlessMissing } from '../payments/unlessDone.ts'
import { settleOrder } from './settleOrder.ts'

/** An order, and its subscription at the provider. */
export type EndedPlan = { orderId: string; subscriptionId: string }

/** Ends a plan that gives nothing at the provider, so that it is not charged again. Idempotent. @throws ApiProblem 503 */
export async function endPlan(app: FastifyInstance, { orderId, subscriptionId }: EndedPlan): Promise<void> {
  await cancelSubscription(app, subscriptionId)
  await settleOrder(app, orderId)
}

/** Nothing more is charged for it; what was paid stays. */
export const cancelSubscription = (app: FastifyInstance, id: string) =>
  unlessMissing(() => askProvider(app, (stripe) => stripe.subscriptions.cancel(id)))
