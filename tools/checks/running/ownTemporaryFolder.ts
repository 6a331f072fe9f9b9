import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock } from '../../setup/takeLock.js'

const PREFIX = 'kinora-run-'
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
const lock = (folder: string) => takeLock(folder, { patience: 0 })

/**
 * Gives this process and all that it starts a temporary folder, which is removed when it exits. Removes those that
 * killed processes have left, whose locks are free.
 */
export async function ownTemporaryFolder(): Promise<void> {
  const place = tmpdir()
  for (const name of readdirSync(place).filter((one) => one.startsWith(PREFIX))) {
    const release = await lock(join(place, name)).catch(() => undefined)
    if (!release) continue
    remove(join(place, name))
    release()
  }
  const folder = join(place, PREFIX + randomUUID().slice(0, 8))
  await lock(folder)
  mkdirSync(folder)
  process.env.TMPDIR = folder
  process.on('exit', () => remove(folder))
}
