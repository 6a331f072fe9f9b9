import fp from 'fastify-plugin'
import { deleteExpiredRows } from './expiredRowQueries.ts'

/** Deletes expired rows, every hour. */
export const sweep = fp(
  async (app) => {
    app.jobs.work('sweep', () => deleteExpiredRows(app.db))
  },
  { name: 'sweep', dependencies: ['jobs'], decorators: { fastify: ['db'] } },
)
