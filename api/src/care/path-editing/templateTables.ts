import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'
import type { PathItem } from '../path/pathTables.ts'

/**
 * Paths that a specialist uses for several members. `version` is the current one; `writeId` an idempotency key, for
 * which the row of a deleted template stays, without versions.
 */
export const pathTemplates = pgTable(
  'path_templates',
  {
    id: id(),
    userId: userId(),
    version: integer().notNull().default(1),
    writeId: uuid('write_id'),
    createdAt: created(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique('path_templates_write').on(table.userId, table.writeId),
    index('path_templates_user').on(table.userId),
  ],
)

/** Every version of a template, as it was written. Programs are slugs. */
export const pathTemplateVersions = pgTable(
  'path_template_versions',
  {
    userId: userId(),
    templateId: integer('template_id')
      .notNull()
      .references(() => pathTemplates.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    name: text().notNull(),
    note: text().notNull(),
    items: jsonb().$type<PathItem[]>().notNull(),
    gentle: jsonb().$type<string[]>().notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.version] }),
    index('path_template_versions_user').on(table.userId),
  ],
)
