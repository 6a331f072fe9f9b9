import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, id, moment, program } from '../database/columns.ts'
import { userId } from '../identity/identityTables.ts'
import { messages } from '../team/teamTables.ts'

/** What a specialist has chosen for a member, who has one path. */
export const paths = pgTable('paths', {
  id: id(),
  userId: userId().unique(),
  name: text().notNull(),
  note: text().notNull(),
  createdAt: created(),
})

/** What the member took off is there for as long as it can be put back, with the message that told of it. */
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
