import { date, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Columns that tables of several features share. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const created = () => moment('created_at').notNull().defaultNow()
/** A program's slug: its localizations share it, and what somebody did outlives the program. */
export const program = () => text().notNull()
/** A date in the time zone of the row's user. */
export const day = () => date({ mode: 'string' }).notNull()
