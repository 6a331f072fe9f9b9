import type { Rows } from '../src/database/database.ts'
import type { TestDatabase } from './databases.ts'

/** Counts the hand-written queries that an app makes on a test's database, but for those of jobs. */
export function countQueries(create: () => Promise<TestDatabase>) {
  let count = 0
  const counted =
    (rows: Rows): Rows =>
    (text, values) => {
      if (!text.includes('jobs.')) count++
      return rows(text, values)
    }
  return {
    create: async (): Promise<TestDatabase> => {
      const database = await create()
      return {
        ...database,
        open: async (times) => {
          const db = await database.open(times)
          return {
            ...db,
            rows: counted(db.rows),
            transaction: (work) => db.transaction((tx, rows) => work(tx, counted(rows))),
          }
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
