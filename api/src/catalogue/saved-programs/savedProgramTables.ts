import { pgTable, unique } from 'drizzle-orm/pg-core'
import { created, id, program } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'

export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    userId: userId(),
    program: program(),
    createdAt: created(),
  },
  (table) => [unique('favourites_user_program').on(table.userId, table.program)],
)

export const watchList = pgTable(
  'watch_list',
  {
    id: id(),
    userId: userId(),
    program: program(),
    createdAt: created(),
  },
  (table) => [unique('watch_list_user_program').on(table.userId, table.program)],
)
