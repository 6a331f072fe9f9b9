import { setTimeout as wait } from 'node:timers/promises'
import { readStorage, type Storage } from '../src/config.ts'
import type { Database, Transaction } from '../src/database/database.ts'
import { FolderInUse } from '../src/database/lockFolder.ts'
import { openDatabase } from '../src/database/openDatabase.ts'
import { owners } from '../src/owners.ts'
import { startProblem } from '../src/startProblem.ts'

/** How long a process that ends may take to let go of the embedded database. */
const LETTING_GO_MS = 5_000

/**
 * Runs a command on the database of the environment, alone: no other import, no migration. What goes wrong is told in a
 * sentence where there is one, and by the exit code.
 */
export async function runImport(work: (transaction: Transaction, storage: Storage) => Promise<void>): Promise<void> {
  try {
    const storage = readStorage(process.env)
    const db = await openPatiently(storage)
    await db.alone(({ transaction }) => work(transaction, storage)).finally(db.close)
  } catch (error) {
    console.error(startProblem(error))
    process.exitCode = 1
  }
}

async function openPatiently(storage: Storage, until = Date.now() + LETTING_GO_MS): Promise<Database> {
  try {
    return await openDatabase(storage, owners)
  } catch (error) {
    if (!(error instanceof FolderInUse) || Date.now() > until) throw error
    await wait(200)
    return openPatiently(storage, until)
  }
}
