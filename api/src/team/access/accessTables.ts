import type { Accessed } from '@kinora/contracts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { created, id } from '../../platform/database/columns.ts'
import { userId, users } from '../../identity/identityTables.ts'

/**
 * Reads of a member's data by somebody else, one row for each hour, reader and kind of data: open pages read again, so
 * that years of them stay few. `actorName` outlives the actor's account; it is empty where a report was opened by its
 * link, which has no account.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: id(),
    userId: userId(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    what: text().$type<Accessed>().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    times: integer().notNull().default(1),
    createdAt: created(),
    latestAt: timestamp('latest_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('access_log_user').on(table.userId, table.latestAt, table.id),
    index('access_log_actor').on(table.actorId),
    uniqueIndex('access_log_hour').on(table.userId, table.actorId, table.actorName, table.what, table.hour),
    // Nulls are never equal to each other.
    uniqueIndex('access_log_link_hour')
      .on(table.userId, table.what, table.hour)
      .where(sql`${table.actorName} = ''`),
  ],
)
