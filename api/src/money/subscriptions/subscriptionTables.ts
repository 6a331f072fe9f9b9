import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'

/**
 * When a user has access, from `startsAt` until `endsAt`. Rows with a `source` are derived, and rewritten whenever their
 * source changes: `invoice:<id>`, `grace:<subscription>`, `gift:<order>`. Rows without one were given by hand.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: userId(),
    /** `FREE` was not paid at the payment provider (docs/specification.md, section 3). */
    name: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    source: text(),
    createdAt: created(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId, table.endsAt),
    unique('subscriptions_source').on(table.source, table.startsAt),
  ],
)
