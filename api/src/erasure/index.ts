import fp from 'fastify-plugin'
import { deleteMe } from './deleteMe.ts'
import { type AtProvider, endPayments } from './endPayments.ts'

/** Deleting an account, with everything that refers to it. */
export const erasure = fp(
  async (app) => {
    app.register(deleteMe)
    app.jobs.work('leavers', ({ data }: { data: AtProvider }) => endPayments(app, data))
  },
  { name: 'erasure', encapsulate: true, dependencies: ['policies', 'limits', 'sessions', 'jobs', 'mail', 'orders'] },
)
