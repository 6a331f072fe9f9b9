import { setTimeout as wait } from 'node:timers/promises'
import { type Database, isUnavailable } from './database.ts'
import { seed, type SeedContent } from './seed.ts'

const PATIENCE_MS = 30_000

/** Brings schema and demo content up to date, alone; waits up to 30 s for a database that is still starting. */
export async function prepareDatabase(
  db: Database,
  content: SeedContent,
  until = Date.now() + PATIENCE_MS,
): Promise<void> {
  try {
    await db.alone(async ({ transaction, migrate }) => {
      await migrate()
      await seed(transaction, content)
    })
  } catch (error) {
    if (!isUnavailable(error) || Date.now() > until) throw error
    await wait(500)
    await prepareDatabase(db, content, until)
  }
}
