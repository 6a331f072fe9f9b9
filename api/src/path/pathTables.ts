import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, id, moment, program } from '../database/columns.ts'
import { userId } from '../identity/identityTables.ts'
import { messages } from '../team/teamTables.ts'

/** A member has one path. */
export const paths = pgTable('paths', {
  id: id(),
  userId: userId().unique(),
  name: text().notNull(),
  note: text().notNull(),
  createdAt: created(),
})

/** The path's programs. Removed ones stay while the removal can be undone, with the specialist's notification. */
export const pathTrainings = pgTable(
  'path_trainings',
  {
    userId: userId(),
    program: program(),
    position: integer().notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
    removalMessageId: integer('removal_message_id').references((): AnyPgColumn => messages.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.program] }),
    index('path_trainings_message').on(table.removalMessageId),
  ],
)
