import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { fileURLToPath } from 'node:url'
import type { DatabaseQueue } from './databaseQueue.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The ORM. Its own `transaction` is not reachable: it keeps a connection whose BEGIN failed (drizzle-orm #6023). */
export type Orm = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>

/** Values of hand-written SQL, for $1, $2 … */
export type Values = (string | number | boolean | null)[]

/**
 * Begins, runs `work`, and commits, or rolls back when it rejects; the rejection is the first error. Queries on `tx`
 * after `work` has ended are rejected.
 */
export type Transaction = <Result>(work: (tx: Orm) => Promise<Result>) => Promise<Result>

/** A connection that only the `work` of `alone` uses. */
export type Session = { transaction: Transaction; migrate: () => Promise<void> }

/**
 * The same for embedded and external PostgreSQL. Methods reject with DatabaseUnavailable when the database cannot be
 * reached, is too slow or too busy.
 */
export type Database = {
  kind: 'embedded' | 'postgres'
  orm: Orm
  transaction: Transaction
  /** Hand-written SQL; prepared once for each text. */
  rows: <Row>(text: string, values?: Values) => Promise<Row[]>
  /** Runs `work` while no other process on this database runs its own. */
  alone: (work: (session: Session) => Promise<void>) => Promise<void>
  /** Calls `heard` for every NOTIFY on `channel`, and after a reconnection: notifications may have been missed. */
  listen: (channel: string, heard: () => void) => Promise<void>
  queue: DatabaseQueue
  close: () => Promise<void>
}
