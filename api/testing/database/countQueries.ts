import type { TestDatabase } from './databases.ts'
import { tapQueries } from './tapQueries.ts'

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
