import fp from 'fastify-plugin'
import { deleteExpiredRows } from './expiredRowQueries.ts'

const EVERY_MS = 60 * 60_000

/**
 * Deletes expired sessions, attempts, mailed codes, contact messages' keys, signing keys and programs removed from
 * paths, every hour.
 */
export const sweep = fp(
  async (app) => {
    const deleteExpired = () => {
      deleteExpiredRows(app.db).catch((error: unknown) => app.log.warn({ err: error }, 'sweep.failed'))
    }
    let timer: NodeJS.Timeout | undefined
    app.addHook('onReady', async () => {
      timer = setInterval(deleteExpired, EVERY_MS).unref()
    })
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'sweep', decorators: { fastify: ['db'] } },
)
