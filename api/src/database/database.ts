import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { fileURLToPath } from 'node:url'
import type { DatabaseQueue } from './databaseQueue.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The ORM. Its own `transaction` is not reachable: it keeps a connection whose BEGIN failed (drizzle-orm #6023). */
export type Orm = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>

/** Values of hand-written SQL, for $1, $2 … */
export type Values = (string | number | boolean | null)[]

/** Sends hand-written SQL; prepared once for each text. */
export type Rows = <Row>(text: string, values?: Values) => Promise<Row[]>

/**
 * Begins, runs `work`, and commits, or rolls back when it rejects; the rejection is the first error. Queries on `tx` and
 * by `rows` are part of the transaction; after `work` has ended they are rejected.
 */
export type Transaction = <Result>(work: (tx: Orm, rows: Rows) => Promise<Result>) => Promise<Result>

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
  rows: Rows
  /** Runs `work` while no other process on this database runs its own. */
  alone: (work: (session: Session) => Promise<void>) => Promise<void>
  /**
   * SQL of a library that manages its own tables: with values one statement, without values a script as a whole, which
   * may have a transaction of its own. Returns the rows of all statements.
   */
  script: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  /**
   * Calls `heard` with the payload of every NOTIFY on `channel`; without one when it begins, and after a reconnection:
   * notifications may have been missed.
   */
  listen: (channel: string, heard: (payload?: string) => void) => Promise<void>
  queue: DatabaseQueue
  close: () => Promise<void>
}
