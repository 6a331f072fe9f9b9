import { and, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Entry, plain } from './entry.ts'
import type { Kind } from './kind.ts'

/**
 * A kind of content whose rows refer to no others.
 * @param keyNames the columns of a unique key
 * @param isUnused the SQL condition of rows that may be removed
 */
export function tableKind(name: string, table: PgTable, keyNames: string[], isUnused: SQL = sql`true`): Kind {
  const keyColumns = keyNames.map((key) => getTableColumns(table)[key] as PgColumn)
  const keySql = sql<string>`concat_ws(' ', ${sql.join(keyColumns, sql`, `)})`
  const keyOf = (row: Entry) => keyNames.map((key) => row[key]).join(' ')
  return {
    name,
    read: async (tx) => new Map((await tx.orm.select().from(table)).map((row) => [keyOf(row), plain(row)])),
    write: async (tx, entries) => {
      const values = [...entries.values()]
      const set = excluded(table, Object.keys(values[0] ?? {}))
      await tx.orm.insert(table).values(values).onConflictDoUpdate({ target: keyColumns, set })
    },
    remove: async (tx, keys) => {
      const removed = await tx.orm
        .delete(table)
        .where(and(inArray(keySql, keys), isUnused))
        .returning({ key: keySql })
      return removed.map(({ key }) => key)
    },
  }
}

/** `set` of an upsert: each column takes its new value, which PostgreSQL names `excluded`. */
export function excluded(table: PgTable, names: string[]): Record<string, SQL> {
  const columns = getTableColumns(table)
  return Object.fromEntries(names.map((name) => [name, sql.raw(`excluded."${columns[name]?.name}"`)]))
}
