import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { fileURLToPath } from 'node:url'
import type { DatabaseQueue } from './databaseQueue.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The ORM. Its own `transaction` is not reachable: it keeps a connection whose BEGIN failed (drizzle-orm #6023). */
export type Orm = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>

export type Value = string | number | boolean | null

/** Values of hand-written SQL, by the names that stand for them in the text as `$name`. */
export type Values = Readonly<Record<string, Value>>

/**
 * Sends hand-written SQL: `rows('select … where user_id = $userId', { userId })`. A name is one parameter however often
 * the text has it, with one type; each text is prepared once.
 */
export type Rows = <Row>(text: string, values?: Values) => Promise<Row[]>

/** What takes queries: the database, or one transaction. It is called `tx` where it must be a transaction. */
export type Queryable = { orm: Orm; rows: Rows }

/**
 * Begins, runs `work`, and commits, or rolls back when it rejects; the rejection is the first error. Queries on `tx` are
 * part of the transaction; after `work` has ended they are rejected.
 */
export type Transaction = <Result>(work: (tx: Queryable) => Promise<Result>) => Promise<Result>

/** A connection that only the `work` of `alone` uses. */
export type Session = { transaction: Transaction; migrate: () => Promise<void> }

/**
 * The same for embedded and external PostgreSQL. Methods reject with DatabaseUnavailable when the database cannot be
 * reached, is too slow or too busy.
 */
export type Database = Queryable & {
  kind: 'embedded' | 'postgres'
  transaction: Transaction
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
