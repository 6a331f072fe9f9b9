import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** Idempotency keys of accepted messages and the tokens used for them; nothing about their senders. */
export const contactMessages = pgTable('contact_messages', {
  key: uuid().primaryKey(),
  token: text().notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
})
