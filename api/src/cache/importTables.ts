import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What the last import of content wrote, row by row: a row that says something else now was changed by somebody, and
 * the next import leaves it. `entry` holds what was imported, by column; other rows are named by their keys.
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
