import type { Queryable, Values } from '../../src/platform/database/database.ts'
import type { TestDatabase } from '../database/databases.ts'

/** A hand-written query, with the values of its first call. */
export type Recorded = { text: string; values: Values }

/** Records the hand-written queries that an app makes on a test's database, each text once. */
export function recordQueries(create: () => Promise<TestDatabase>) {
  const queries = new Map<string, Recorded>()
  const recorded = <Handle extends Queryable>(db: Handle): Handle => ({
    ...db,
    rows: (text, values = {}) => {
      if (!queries.has(text)) queries.set(text, { text, values })
      return db.rows(text, values)
    },
  })
  return {
    queries,
    create: async (): Promise<TestDatabase> => {
      const database = await create()
      return {
        ...database,
        open: async (times) => {
          const db = await database.open(times)
          return { ...recorded(db), transaction: (work) => db.transaction((tx) => work(recorded(tx))) }
        },
      }
    },
  }
}
