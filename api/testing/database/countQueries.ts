import type { Queryable } from '../../src/platform/database/database.ts'
import type { TestDatabase } from './databases.ts'

/** Counts the hand-written queries that an app makes on a test's database, but for those of jobs. */
export function countQueries(create: () => Promise<TestDatabase>) {
  let count = 0
  const counted = <Handle extends Queryable>(db: Handle): Handle => ({
    ...db,
    rows: (text, values) => {
      if (!text.includes('jobs.')) count++
      return db.rows(text, values)
    },
  })
  return {
    create: async (): Promise<TestDatabase> => {
      const database = await create()
      return {
        ...database,
        open: async (times) => {
          const db = await database.open(times)
          return { ...counted(db), transaction: (work) => db.transaction((tx) => work(counted(tx))) }
        },
      }
    },
    /** How many there were meanwhile. */
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const before = count
      await work()
      return count - before
    },
  }
}
