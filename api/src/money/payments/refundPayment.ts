import type { FastifyInstance } from 'fastify'
import { askOnce } from './askProvider.ts'
import { unlessDone } from './unlessDone.ts'

/** The money is back, or the payer has asked their bank for it: if that fails, `writeFacts` asks for the refund again. */
const REFUNDED = ['charge_already_refunded', 'charge_disputed']

/** Pays back what is left of a payment. @param key under which it is asked for @throws ApiProblem 503 */
export async function refundPayment(app: FastifyInstance, payment_intent: string, key: string): Promise<void> {
  const ask = () => askOnce(app, key, (stripe, options) => stripe.refunds.create({ payment_intent }, options))
  await unlessDone(REFUNDED, ask)
}
