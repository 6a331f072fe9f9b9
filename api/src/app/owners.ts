import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Owners } from '../platform/index.ts'
import * as tables from './schema.ts'

/** The owner columns of each table: the foreign keys to `users`, and the `id` of `users` itself. */
export const owners: Owners = new Map(
  Object.values(tables).flatMap((table) => {
    if (!(table instanceof PgTable)) return []
    const { name, foreignKeys } = getTableConfig(table)
    const columns = foreignKeys.flatMap((key) => {
      const { foreignTable, columns } = key.reference()
      return foreignTable === tables.users ? columns.map((column) => column.name) : []
    })
    if (table === tables.users) columns.push('id')
    return columns.length > 0 ? [[name, columns] as const] : []
  }),
)
