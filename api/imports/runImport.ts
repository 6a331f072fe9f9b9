import { s3Objects } from '@kinora/releases/objects'
import { setTimeout as wait } from 'node:timers/promises'
import { readStorage, type Storage } from '../src/app/config.ts'
import { type Database, FolderInUse, openDatabase, startProblem, type Transaction } from '../src/platform/index.ts'
import { bringMedia } from './content/bringMedia.ts'
import { owners } from '../src/app/owners.ts'

/** How long to wait until another process that is ending releases the embedded database. */
const LOCK_WAIT_MS = 5_000

/**
 * Runs a command on the configured database, while no other import or migration runs. The media that content names are in
 * their bucket before it. A failure is printed, in one sentence where there is one, and sets the exit code to 1.
 */
export async function runImport(work: (transaction: Transaction, storage: Storage) => Promise<void>): Promise<void> {
  try {
    const storage = readStorage(process.env)
    const { mediaFolder, mediaBucket } = storage
    if (mediaBucket) console.log(`Media files brought: ${await bringMedia(mediaFolder, await s3Objects(mediaBucket))}.`)
    const db = await openWithRetries(storage)
    await db.alone(({ transaction }) => work(transaction, storage)).finally(db.close)
  } catch (error) {
    console.error(startProblem(error))
    process.exitCode = 1
  }
}

async function openWithRetries(storage: Storage, until = Date.now() + LOCK_WAIT_MS): Promise<Database> {
  try {
    return await openDatabase(storage, owners)
  } catch (error) {
    if (!(error instanceof FolderInUse) || Date.now() > until) throw error
    await wait(200)
    return openWithRetries(storage, until)
  }
}
