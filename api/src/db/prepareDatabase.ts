import { setTimeout as wait } from 'node:timers/promises'
import { type Database } from './database.ts'
import { seed, type SeedContent } from './seed.ts'

const PATIENCE_MS = 30_000

/** Brings schema and demo content up to date, alone; waits up to 30 s for a database that is still starting. */
export async function prepareDatabase(
  db: Database,
  content: SeedContent,
  until = Date.now() + PATIENCE_MS,
): Promise<void> {
  try {
    await db.alone(async ({ orm, migrate }) => {
      await migrate()
      await seed(orm, content)
    })
  } catch (error) {
    if (!isStillStarting(error) || Date.now() > until) throw error
    await wait(500)
    await prepareDatabase(db, content, until)
  }
}

/** 57P03: the server says so itself. */
function isStillStarting(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(57P03|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|CONNECTION_CLOSED)$/.test(code)
}
