import { bigint, boolean, pgTable } from 'drizzle-orm/pg-core'

/** One row. Triggers on the content tables increment `version` and NOTIFY `content`, whoever writes. */
export const contentState = pgTable('content_state', {
  id: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(1),
  /** Whether the demo's invented people may be in this database. Never set back to false. */
  isDemo: boolean('is_demo').notNull().default(false),
})
