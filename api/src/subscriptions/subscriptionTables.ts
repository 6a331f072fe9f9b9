import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../database/columns.ts'
import { userId } from '../identity/identityTables.ts'

/** A user's plan; it is active from `startsAt` until `endsAt`. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: userId(),
    /** `FREE` was not paid at the payment provider (docs/specification.md, section 3). */
    name: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: created(),
  },
  (table) => [index('subscriptions_user').on(table.userId, table.endsAt)],
)
