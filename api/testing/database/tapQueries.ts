import type { Queryable, Values } from '../../src/platform/database/database.ts'
import type { TestDatabase } from './databases.ts'

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
