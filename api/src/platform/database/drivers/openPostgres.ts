import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientLeases, type Lease, type Query } from './clientLeases.ts'
import { type Database, migrationsFolder } from '../database.ts'
import { databaseQueue, DEADLINE_MS } from '../databaseQueue.ts'
import { type Owners, requireOwner } from '../requireOwner.ts'
import { ormOf, queryable, transact } from './transact.ts'
import { within } from '../within.ts'

const CONNECTIONS = 10
/** A dead connection is noticed only by a query. */
const HEARTBEAT_MS = 10_000
const CONNECT_AGAIN_MS = 500
const CLOSE_WITHIN_MS = 5_000
/** Any number, the same in every process. */
const LOCK = 727_001

/**
 * Connects on first use; PostgreSQL 15 and newer.
 * @param owners every query except migrations is checked by `requireOwner(owners)`
 * @param times in milliseconds, shorter in tests: how long a client may be checked out, and the heartbeat of listeners
 */
export function openPostgres(
  url: string,
  owners: Owners,
  { deadlineMs = DEADLINE_MS, heartbeatMs = HEARTBEAT_MS } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'kinora-api',
    statement_timeout: deadlineMs,
    // Compiling a plan takes a second, and none of ours runs for as long.
    options: '-c jit=off',
    connectionTimeoutMillis: deadlineMs,
    idleTimeoutMillis: 0,
    max: Infinity, // the queue limits what calls use; connections of `alone` and `listen` are extra
  })
  pool.on('error', () => {}) // errors of idle clients, which the pool has removed already
  const lease = clientLeases(pool, deadlineMs)
  const check = requireOwner(owners)
  const queue = databaseQueue(CONNECTIONS, deadlineMs)
  const inTurn = <Result>(work: (lease: Lease) => Promise<Result>) => queue.run(() => lease(work))
  const owned =
    (query: Query): Query =>
    async (config, values) => {
      check(config.text)
      return query(config, values)
    }
  const closing = new AbortController()

  /** Listens on a connection of its own. Never resolves; rejects when the connection is lost, or on closing. */
  const hold = (channel: string, heard: (payload?: string) => void, onReady: () => void) =>
    lease<never>(
      async ({ query, lost, onNotification }) => {
        onNotification(heard)
        await query({ text: `listen ${pg.escapeIdentifier(channel)}` })
        onReady()
        for (;;) {
          await Promise.race([sleep(heartbeatMs, undefined, { signal: closing.signal }), lost])
          await within(deadlineMs, query({ text: 'select' }))
        }
      },
      { isOwn: true },
    )

  return {
    kind: 'postgres',
    queue,
    ...queryable(owned((config, values) => inTurn(({ query }) => query(config, values)))),
    transaction: (work) => inTurn(({ query }) => transact(owned(query), work)),

    script: async (text, values) => {
      // A prepared statement is one command, also without values. pg answers several with a list of results, which its
      // types do not say.
      const results = [await inTurn(({ query }) => query({ text }, values?.length ? values : undefined))].flat()
      return { rows: results.flatMap(({ rows }) => rows as unknown[]) }
    },

    alone: (work) =>
      lease(
        async ({ query }) => {
          await query({ text: 'set statement_timeout = 0' })
          await query({ text: `select pg_advisory_lock(${LOCK})` }) // released with the connection
          await work({
            transaction: (inside) => transact(owned(query), inside),
            migrate: () => migrate(ormOf(query), { migrationsFolder }),
          })
        },
        { isOwn: true },
      ),

    listen: async (channel, heard) => {
      const ready = Promise.withResolvers<void>()
      let ended = hold(channel, heard, ready.resolve)
      await Promise.race([ready.promise, ended])
      heard()
      const keepListening = async () => {
        for (;;) {
          await ended.catch(() => {})
          if (closing.signal.aborted) return
          await sleep(CONNECT_AGAIN_MS)
          ended = hold(channel, heard, () => heard())
        }
      }
      void keepListening()
    },

    close: async () => {
      closing.abort()
      await Promise.race([pool.end(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })])
    },
  }
}
