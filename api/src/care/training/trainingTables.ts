import { index, numeric, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { created, day, id, moment, program } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'

/** `writeId` is the client's idempotency key: a write that is sent twice counts once. */
export const doneTrainings = pgTable(
  'done_trainings',
  {
    id: id(),
    userId: userId(),
    program: program(),
    day: day(),
    writeId: uuid('write_id'),
    createdAt: created(),
  },
  (table) => [
    unique('done_trainings_write').on(table.userId, table.writeId),
    index('done_trainings_day').on(table.userId, table.program, table.day),
    index('done_trainings_newest').on(table.userId, table.createdAt, table.id),
  ],
)

/** Playback positions, in seconds. */
export const filmPositions = pgTable(
  'film_positions',
  {
    userId: userId(),
    program: program(),
    seconds: numeric({ mode: 'number' }).notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.program] })],
)
