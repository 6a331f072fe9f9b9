import { AsyncLocalStorage } from 'node:async_hooks'
import type { Values } from '../../src/platform/database/database.ts'
import type { TestDatabase } from '../database/databases.ts'
import { tapQueries } from '../database/countQueries.ts'

/** A hand-written query, with the values of its first call. */
export type Recorded = { text: string; values: Values }

/**
 * Records the hand-written queries that an app makes on a test's database because of `work` in `during(work)`, each text
 * once; not those of jobs that run meanwhile.
 */
export function recordQueries(create: () => Promise<TestDatabase>) {
  const queries = new Map<string, Recorded>()
  // A job that is begun meanwhile, and every later one, inherits the context: it counts only while the work lasts.
  const recording = new AsyncLocalStorage<{ isOver: boolean }>()
  return {
    queries,
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      const current = { isOver: false }
      return recording.run(current, work).finally(() => (current.isOver = true))
    },
    create: tapQueries(create, (text, values) => {
      if (recording.getStore()?.isOver === false && !queries.has(text)) queries.set(text, { text, values })
    }),
  }
}
