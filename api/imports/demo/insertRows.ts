import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../src/platform/index.ts'

/** PostgreSQL accepts 65,535 parameters in a statement. */
const ROWS_AT_ONCE = 2_000

/** Inserts any number of rows, in batches; rows that exist already are skipped. */
export async function insertRows<Table extends PgTable>(tx: Queryable, table: Table, rows: Table['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.orm
      .insert(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoNothing()
  }
}
