import type { EventKind } from '@kinora/contracts'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'

/** What happened to a person, one row for each whom it concerns. `data` has ids only. */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    kind: text().$type<EventKind>().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: created(),
  },
  (table) => [index('events_user').on(table.userId, table.id), index('events_created').on(table.createdAt)],
)
