import type { SecurityEventKind, SecurityOutcome } from '@kinora/contracts'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id } from '../../platform/database/columns.ts'
import { users } from '../identityTables.ts'

/**
 * What happened to accounts and to the ways into them (ASVS 5.0, 16.3), kept for a year, also when the account is gone.
 * `detail` is a name of ours: of a route, a limit or a way of signing in, never what somebody typed.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    /** Null where nobody is known: a wrong e-mail, a visitor, a deleted account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<SecurityEventKind>().notNull(),
    outcome: text().$type<SecurityOutcome>().notNull(),
    detail: text().notNull().default(''),
    userAgent: text('user_agent').notNull(),
    address: text().notNull(),
    createdAt: created(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.id),
    index('security_events_time').on(table.createdAt),
  ],
)
