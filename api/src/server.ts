import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/openDatabase.ts'
import { noteMissingContent } from './noteMissingContent.ts'
import { owners } from './owners.ts'
import { startProblem } from './startProblem.ts'
import { watchLoop } from './watchLoop.ts'

/** For what has been asked to be answered; then films and exports that somebody reads slowly are cut off. */
const DRAIN_MS = 4_000
const STOP_WITHIN_MS = 9_000

try {
  const config = readConfig(process.env)
  const db = await openDatabase(config, owners)
  const app = await buildApp({ db, config })
  await noteMissingContent(app)
  await app.listen({ port: config.port, host: config.host })
  app.log.info({ database: db.kind }, 'ready')
  watchLoop()

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref() // work that hangs does not keep the process
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref()
    setInterval(() => app.server.closeIdleConnections(), 50).unref() // kept alive by a request that has just ended
    await app.close()
    await db.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop)
} catch (error) {
  console.error(startProblem(error))
  process.exit(1)
}
