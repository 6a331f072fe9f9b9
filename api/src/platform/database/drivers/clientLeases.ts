import pg from 'pg'
import { DatabaseUnavailable, isUnavailable } from '../databaseErrors.ts'
import { statementNames } from './statementNames.ts'
import { DeadlinePassed, within } from '../within.ts'

/** With `values`, even an empty array, the statement is prepared once on each connection. */
export type Query = (config: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** A client of the pool, checked out for one `work`. */
export type Lease = {
  query: Query
  /** Rejects when the connection is lost. */
  lost: Promise<never>
  onNotification: (heard: (payload?: string) => void) => void
}

const QUERY_CANCELED = '57014'
/** A prepared statement that no longer fits its table, or is gone: this client would fail with it for ever. */
const STALE_STATEMENT = /^(0A000|26000)$/

/**
 * The only way to get a client of the pool. It returns to the pool if the server has reported it idle and outside of
 * any transaction, and is destroyed otherwise: after its deadline, a lost connection, a rollback that failed. With
 * `isOwn` it has no deadline and is always destroyed, because its settings must not affect others.
 */
export function clientLeases(pool: pg.Pool, deadlineMs: number) {
  const named = statementNames()
  const failures = new WeakMap<pg.PoolClient, Error>()
  // The pool listens to idle clients only, and an 'error' event without a listener ends the process (node-postgres #1324).
  // A server that restarts may send both that it is ready and that it ends at once, before a lease can listen.
  pool.on('connect', (client) => client.on('error', (error) => failures.set(client, error)))

  return async function lease<Result>(
    work: (lease: Lease) => Promise<Result>,
    { isOwn = false } = {},
  ): Promise<Result> {
    const client = await pool.connect().catch(cannotConnect)
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => {}) // most callers do not await it: no unhandled rejection
    let broken = failures.get(client)
    const onError = (error: Error) => {
      broken = error
      lost.reject(new DatabaseUnavailable(error))
    }
    const query: Query = async (config, values) => {
      try {
        return await client.query(values ? named(config) : config, values)
      } catch (error) {
        if (error instanceof pg.DatabaseError && STALE_STATEMENT.test(error.code ?? '')) broken ??= error
        throw translated(error, broken)
      }
    }
    client.on('error', onError)
    try {
      const result = work({
        query,
        lost: lost.promise,
        onNotification: (heard) => client.on('notification', ({ payload }) => heard(payload)),
      })
      return await (isOwn ? result : within(deadlineMs, result))
    } catch (error) {
      if (error instanceof DeadlinePassed) broken ??= error
      throw error
    } finally {
      client.off('error', onError)
      client.release(isOwn || broken !== undefined || client.getTransactionStatus() !== 'I')
    }
  }
}

/** A server that refuses the password or the database will refuse it again; other failures may be temporary. */
function cannotConnect(error: Error): never {
  throw error instanceof pg.DatabaseError && !isUnavailable(error) ? error : new DatabaseUnavailable(error)
}

/** pg's errors of a lost connection have no code. */
function translated(error: unknown, broken: Error | undefined): unknown {
  if (error instanceof pg.DatabaseError && error.code === QUERY_CANCELED) return new DeadlinePassed(error)
  return broken || isUnavailable(error) ? new DatabaseUnavailable(broken ?? error) : error
}
