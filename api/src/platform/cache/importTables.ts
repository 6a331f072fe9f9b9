import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What the last import of content wrote, row by row: a row that differs from it was changed by somebody, and the next
 * import leaves it. `entry` has the imported columns; references to other rows are their keys.
 */
export const importedContent = pgTable(
  'imported_content',
  {
    kind: text().notNull(),
    key: text().notNull(),
    entry: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)
