import type { Accessed } from '@kinora/contracts'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id } from '../../platform/database/columns.ts'
import { userId, users } from '../../identity/identityTables.ts'

/** Reads of a member's data by somebody else, one row for each. `actorName` outlives the actor's account. */
export const accessLog = pgTable(
  'access_log',
  {
    id: id(),
    userId: userId(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    what: text().$type<Accessed>().notNull(),
    createdAt: created(),
  },
  (table) => [index('access_log_user').on(table.userId, table.id), index('access_log_actor').on(table.actorId)],
)
