import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Which messages of the contact form have been taken, and with which token: never from whom. */
export const contactMessages = pgTable('contact_messages', {
  key: uuid().primaryKey(),
  token: text().notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
})
