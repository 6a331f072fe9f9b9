import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'

const SCHEMA = 'jobs'
/** New jobs are heard of at once (NOTIFY); polling is for those that were missed, and for retries. */
const POLL_EVERY_S = 10

/** What the jobs need of a database; `listen` only to run them. */
export type JobDatabase = Pick<Database, 'kind' | 'script'> & Partial<Pick<Database, 'listen'>>

/**
 * pg-boss on our database. Its indexes are not rebuilt concurrently, which is impossible in the transaction that the
 * embedded database needs around scripts.
 * @param options `migrate`: create or migrate its tables; `works`: run jobs, schedules and maintenance
 */
export function openBoss(db: JobDatabase, { migrate = false, works = false }): PgBoss {
  return new PgBoss({
    db: {
      executeSql: db.script,
      listen: async (channel, heard, onReconnect) => {
        await db.listen?.(channel, (payload) => (payload === undefined ? onReconnect() : heard(payload)))
        return { close: async () => {} } // the listener ends with the database
      },
    },
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    migrate,
    createSchema: migrate,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    reindex: false,
    monitorVacuum: false,
  })
}

export const WORK = {
  pollingIntervalSeconds: POLL_EVERY_S,
  notifyPollingIntervalSeconds: POLL_EVERY_S,
  includeMetadata: true,
} as const
