import { randomUUID } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Replaces a file atomically: readers see the old text or the new one, also if the writer is killed. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`
  const handle = await open(draft, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}

/** A lock is held for milliseconds; a lock of this age belongs to a process that was killed. */
const ABANDONED_MS = 5_000

/** Runs `work` while no other process holds the same lock file. */
export async function exclusively<T>(lock: string, work: () => Promise<T>): Promise<T> {
  while (!(await taken(lock))) {
    const held = await stat(lock).catch(() => null)
    if (held && Date.now() - held.mtimeMs > ABANDONED_MS) await rm(lock, { force: true })
    else await wait(10)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function taken(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close()
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

export const isCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '')
