import type { ConsentKind } from '@kinora/contracts'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'

/** Append-only: every consent and every withdrawal is a row. The newest of a kind is valid. */
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
