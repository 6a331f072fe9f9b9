import type { Locale } from '@kinora/limits'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created, moment } from '../database/columns.ts'
import { users } from '../identity/identityTables.ts'

/**
 * The outbox: mails, written in the transaction that causes them. Sent ones stay for a day, without their values.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    template: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    /** Null for mail to people without an account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    createdAt: created(),
  },
  (table) => [index('outbox_due').on(table.dueAt), index('outbox_user').on(table.userId)],
)
