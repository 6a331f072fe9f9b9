import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created } from '../../../platform/database/columns.ts'
import { userId } from '../../../identity/identityTables.ts'

/** Links users to their accounts at other providers; `subject` is the user's id there. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: userId(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('provider_accounts_user').on(table.userId),
  ],
)
