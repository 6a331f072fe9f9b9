import { DrizzleQueryError } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { fileURLToPath } from 'node:url'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

export type Orm = PgDatabase<PgQueryResultHKT>

/** One connection of its own: what `work` of `alone` gets. */
export type Session = { orm: Orm; migrate: () => Promise<void> }

/** The same on both drivers. Rejections are DatabaseUnavailable when the database cannot be reached. */
export type Database = {
  kind: 'embedded' | 'postgres'
  orm: Orm
  /** Hand-written SQL with $1, $2 …; prepared once for each text. */
  rows: <Row>(text: string, values?: (string | number | boolean | null)[]) => Promise<Row[]>
  /** Runs `work` while no other process on this database runs its own. */
  alone: (work: (session: Session) => Promise<void>) => Promise<void>
  /** Calls `heard` for every NOTIFY on `channel`, and when a lost connection is back: some may have been missed. */
  listen: (channel: string, heard: () => void) => Promise<void>
  close: () => Promise<void>
}

export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause })
  }
}

/** SQLSTATE classes and driver codes that mean "come back later", not "the query is wrong". */
const UNREACHABLE = /^(08|53|57P|CONNECT|ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH)/

/** Of a driver's error, or of the ORM's, which has the driver's as its cause. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isUnreachable(error.cause)
  return error instanceof Error && 'code' in error && UNREACHABLE.test(String(error.code))
}
