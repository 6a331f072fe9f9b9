import fp from 'fastify-plugin'
import { requirePayments } from '../payments/index.ts'
import { withdraw } from './withdraw.ts'

/** Withdrawal from contracts. */
export const withdrawals = fp(
  async (app) => {
    app.register(withdraw)
    app.jobs.work('withdrawals', ({ data }: { data: { orderId: string } }) =>
      requirePayments(app).refundOrder(data.orderId),
    )
  },
  { name: 'withdrawals', encapsulate: true, dependencies: ['policies', 'limits', 'jobs', 'mail', 'orders'] },
)
