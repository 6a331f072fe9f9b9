import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CannotStart } from '../../process/CannotStart.ts'

const MB = 2 ** 20
/** More than the database and its log grow between two checks. */
const WRITES_NEED_BYTES = 100 * MB
/** More than a new database with its content needs. */
const START_NEEDS_BYTES = 200 * MB
const CHECK_EVERY_MS = 200

/** Free bytes on the disk of a folder, which may not exist yet. */
export type FreeBytes = (folder: string) => Promise<number>

export const freeBytes: FreeBytes = async (folder) => {
  let place = folder
  while (!existsSync(place)) place = dirname(place)
  const { bavail, bsize } = await statfs(place)
  return bavail * bsize
}

/** @throws CannotStart */
export async function needDiskSpace(folder: string, free: FreeBytes): Promise<void> {
  const bytes = await free(folder)
  if (bytes >= START_NEEDS_BYTES) return
  throw new CannotStart(
    `The disk is full: the data folder ${folder} needs ${START_NEEDS_BYTES / MB} MB, and ${Math.floor(bytes / MB)} MB are free.`,
  )
}

/**
 * Makes the database read-only before the disk is full, and writable when there is space again: on a full disk the
 * embedded database would loop forever within one query.
 * @param exec runs a statement in the database's only session
 * @returns a function that stops watching
 */
export function watchDisk(folder: string, free: FreeBytes, exec: (statement: string) => Promise<unknown>): () => void {
  let isFull = false
  const check = async () => {
    const isFullNow = (await free(folder)) < WRITES_NEED_BYTES
    if (isFullNow === isFull) return
    await exec(`set default_transaction_read_only = ${isFullNow ? 'on' : 'off'}`)
    isFull = isFullNow
    console.error(
      isFull
        ? `The disk is full: ${folder} is read-only until there is space.`
        : `There is space again: ${folder} takes writes.`,
    )
  }
  const timer = setInterval(() => {
    check().catch(() => {})
  }, CHECK_EVERY_MS).unref() // the next check tries again
  return () => clearInterval(timer)
}
