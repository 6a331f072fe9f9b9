import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, day, moment } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'

/** How a member wants to be reminded. `calendarVersion` 0: no calendar feed; a new link is a higher version. */
export const reminderSettings = pgTable('reminder_settings', {
  userId: userId().primaryKey(),
  byEmail: boolean('by_email').notNull().default(false),
  again: boolean().notNull().default(false),
  calendarVersion: integer('calendar_version').notNull().default(0),
  stoppedAt: moment('stopped_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** `weekday` is ISO (Monday 1); `minutes` from midnight in the user's time zone. */
export const reminderSlots = pgTable(
  'reminder_slots',
  { userId: userId(), weekday: integer().notNull(), minutes: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.weekday, table.minutes] }),
    index('reminder_slots_weekday').on(table.weekday, table.minutes),
  ],
)

/** Mails that were sent, so that each is sent once: for the slot at `minutes`. `stopped` says that there are no more. */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    userId: userId(),
    day: day(),
    minutes: integer().notNull(),
    kind: text().$type<'first' | 'again' | 'stopped'>().notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.minutes, table.kind] })],
)
