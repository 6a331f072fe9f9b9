import type { Locale } from '@kinora/limits'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created, moment } from '../../platform/database/columns.ts'
import { users } from '../../identity/identityTables.ts'

/**
 * The outbox: mails, written in the transaction that causes them, each with a job that sends it. Sent ones stay for a
 * day, without their values; those with an `about`, so that it is known, and unsent ones for a month, as dead letters do.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    template: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    /** The code that ends mails of this kind, if the recipient has asked for them. */
    stopCode: text('stop_code'),
    /** The account with which the mail is deleted; null for other mail to people without an account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the mail is about, if there must be one mail of it at most: `receipt:<invoice>`. */
    about: text().unique(),
    sentAt: moment('sent_at'),
    createdAt: created(),
  },
  (table) => [index('outbox_user').on(table.userId)],
)
