import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../api/testing/database/postgresServer.ts'
import { findPostgres } from '../../tools/product/findPostgres.ts'
import { freePorts } from '../../tools/product/freePorts.ts'
import { spawnWithWatchdog } from '../../tools/setup/spawnWithWatchdog.ts'
import { bundled } from '../../tools/start/bundled.ts'
import { runImport } from '../../tools/start/runImport.ts'
import { waitForAnswer } from '../../tools/start/waitForPage.ts'

const UP_WITHIN_MS = 60_000

/**
 * Starts the API as a process with a new database and the content: on PostgreSQL if a server answers, otherwise on the
 * embedded database.
 */
export async function startApi() {
  const home = mkdtempSync(join(tmpdir(), 'kinora-bench-'))
  const server = await findPostgres()
  const database = server ? await createDatabase(server) : undefined
  const port = await freePorts(1)
  const origin = `http://127.0.0.1:${port}`
  const storage = { KINORA_HOME: home, DATABASE_URL: database?.url ?? '' }
  await runImport('content', storage)
  const child = spawnWithWatchdog(await bundled('api/src/server.ts'), [], {
    ...storage,
    NODE_ENV: 'production',
    PORT: String(port),
    SMTP_URL: 'smtp://127.0.0.1',
    CONTACT_EMAIL: 'contact@kinora.example',
    PAYMENTS: 'off',
    MEDIA_SECRET: 'of-a-benchmark-that-shows-no-films',
    AUTH_SECRET: 'of-a-benchmark-in-which-nobody-signs-in',
    SECOND_FACTOR: 'offered',
  })
  child.stdout?.resume()
  const end = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
    await database?.drop()
    rmSync(home, { recursive: true, force: true })
  }
  await waitForAnswer(`${origin}/api/ready`, UP_WITHIN_MS).catch(async (error: Error) => {
    await end()
    throw error
  })
  return { origin, end, onPostgres: database !== undefined, databaseUrl: database?.url }
}
