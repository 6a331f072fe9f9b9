import { bigint, boolean, integer, pgTable } from 'drizzle-orm/pg-core'

/** One row. Triggers on the content tables increment `version` and NOTIFY `content`, whoever writes. */
export const contentState = pgTable('content_state', {
  id: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(1),
  /**
   * The rules by which all programs are indexed for searches (`indexPrograms`). Null after a change of what they read,
   * which triggers see (migration 0036).
   */
  indexedBy: integer('indexed_by'),
  /** Whether the demo's invented people may be in this database. Never set back to false. */
  isDemo: boolean('is_demo').notNull().default(false),
})
