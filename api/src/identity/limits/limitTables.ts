import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** Rate-limit counters of fixed windows; `key` is the limit's name and a hash of the caller. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment('ends_at').notNull(),
})
