import type { Values } from '../../src/platform/database/database.ts'
import type { TestDatabase } from '../database/databases.ts'
import { tapQueries } from '../database/countQueries.ts'

/** A hand-written query, with the values of its first call. */
export type Recorded = { text: string; values: Values }

/** Records the hand-written queries that an app makes on a test's database, each text once. */
export function recordQueries(create: () => Promise<TestDatabase>) {
  const queries = new Map<string, Recorded>()
  return {
    queries,
    create: tapQueries(create, (text, values) => {
      if (!queries.has(text)) queries.set(text, { text, values })
    }),
  }
}
