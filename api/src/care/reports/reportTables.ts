import { boolean, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'

/** Links by which a member shows their report. Of the token there is only the hash. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: id(),
    userId: userId(),
    tokenHash: text('token_hash').notNull().unique('report_links_token'),
    withNotes: boolean('with_notes').notNull(),
    writeId: uuid('write_id'),
    createdAt: created(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    lastOpenedAt: moment('last_opened_at'),
    timesOpened: integer('times_opened').notNull().default(0),
  },
  (table) => [unique('report_links_write').on(table.userId, table.writeId)],
)
