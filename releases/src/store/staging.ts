import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isCode } from './atomicFile.ts'
import { isAlive } from './isAlive.ts'

/** An empty folder to build in. Removes those that killed processes left behind. */
export async function stageIn(staging: string): Promise<string> {
  await sweep(staging)
  const folder = join(staging, stagedName())
  await mkdir(folder, { recursive: true })
  return folder
}

/** Names the process, so that what it leaves behind can be removed. */
export const stagedName = () => `${hostname()}~${process.pid}~${randomUUID()}`

/** Removes staged folders of processes that have ended on this machine. Other machines remove their own. */
async function sweep(staging: string): Promise<void> {
  for (const folder of await entries(staging)) {
    const [machine, pid] = folder.split('~')
    if (machine === hostname() && !isAlive(Number(pid)))
      await rm(join(staging, folder), { recursive: true, force: true })
  }
}

/** What is in a folder; nothing if there is none. */
export async function entries(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  }
}
