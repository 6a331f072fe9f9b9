import type { ConsentKind } from '@kinora/contracts'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id } from '../database/columns.ts'
import { userId } from '../identity/identityTables.ts'

/** Every yes and every withdrawal is a row of its own: the newest of a kind holds. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: userId(),
    kind: text().$type<ConsentKind>().notNull(),
    /** Of the text that was agreed to. */
    version: text().notNull(),
    isGiven: boolean('is_given').notNull(),
    createdAt: created(),
  },
  (table) => [index('consents_user').on(table.userId, table.kind)],
)
