import type { FastifyInstance } from 'fastify'
import { buildApp } from './app/app.ts'
import { readConfig } from './app/config.ts'
import { indexPrograms } from './catalogue/index.ts'
import { installJobs, openDatabase, startProblem, watchLoop } from './platform/index.ts'
import { owners } from './app/owners.ts'

/** How long open requests have to finish on shutdown; then slow downloads of films and exports are cut off. */
const DRAIN_MS = 4_000
const STOP_WITHIN_MS = 9_000

try {
  const config = readConfig(process.env)
  const db = await openDatabase(config, owners)
  await installJobs(db)
  // Indexes anew after a release with other rules, which may take longer than calls have. Otherwise it does nothing: imports
  // keep the index in step.
  await db.alone(({ transaction }) => transaction(indexPrograms))
  const app = await buildApp({ db, config })
  await noteMissingContent(app)
  await app.listen({ port: config.port, host: config.host })
  app.log.info({ database: db.kind }, 'ready')
  watchLoop()

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref() // forces the exit if something hangs
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref()
    await app.close()
    await db.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop)
} catch (error) {
  console.error(startProblem(error))
  process.exit(1)
}

/** Logs, at the start, which command imports content if the database has no programs. */
async function noteMissingContent({ db, log }: FastifyInstance): Promise<void> {
  try {
    const [program] = await db.rows('select 1 from programs limit 1')
    if (!program) log.warn('The database has no programs. This command imports them: npm run content')
  } catch (error) {
    log.warn({ err: error }, 'content.unknown')
  }
}
