import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** `set` of an upsert: every column that can be written takes the new value. */
export function fresh(table: PgTable) {
  const writable = Object.entries(getTableColumns(table))
    .filter(([, column]) => !column.primary && !column.generated)
  return Object.fromEntries(writable.map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]))
}
