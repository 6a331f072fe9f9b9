import type { Queryable, Values } from '../../src/platform/database/database.ts'
import type { TestDatabase } from './databases.ts'

/** Counts the hand-written queries that an app makes on a test's database, but for those of jobs. */
export function countQueries(create: () => Promise<TestDatabase>) {
  let count = 0
  return {
    create: tapQueries(create, (text) => {
      if (!text.includes('jobs.')) count++
    }),
    /** How many there were meanwhile. */
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const before = count
      await work()
      return count - before
    },
  }
}

/** Makes databases as `create` does, and calls `seen` with each hand-written query that an app makes on them. */
export const tapQueries =
  (create: () => Promise<TestDatabase>, seen: (text: string, values: Values) => void) =>
  async (): Promise<TestDatabase> => {
    const tapped = <Handle extends Queryable>(db: Handle): Handle => ({
      ...db,
      rows: (text, values) => {
        seen(text, values ?? {})
        return db.rows(text, values)
      },
    })
    const database = await create()
    return {
      ...database,
      open: async (times) => {
        const db = await database.open(times)
        return { ...tapped(db), transaction: (work) => db.transaction((tx) => work(tapped(tx))) }
      },
    }
  }
