import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { isUnavailable } from '../databaseErrors.ts'

const PATIENCE_MS = 30_000

/** Runs the migrations under the database's lock; waits up to 30 s for a database that is still starting. */
export async function prepareDatabase(db: Database, until = Date.now() + PATIENCE_MS): Promise<void> {
  try {
    await db.alone(({ migrate }) => migrate())
  } catch (error) {
    if (!isUnavailable(error) || Date.now() > until) throw error
    await wait(500)
    await prepareDatabase(db, until)
  }
}
